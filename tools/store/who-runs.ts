import { hostname, userInfo } from 'node:os';

/** For reports and the audit log: the account on this machine that runs a command. */
export function whoRuns(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname();
  }
}
