import { createLogThrottle } from '#platform/log-throttle.ts';
import type { RemoteAuth } from './remote-auth.ts';

export interface DiscussionAudit {
  who?: string | undefined;
  what: string;
  /** An account's `sub`. */
  about?: string | undefined;
  detail?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export type RejectedToken = Extract<RemoteAuth, { ok: false }>['why'] | 'signed out';

/** Forged and stale tokens are written down, a line a minute for each reason. */
export function auditRejections(options: {
  audit(event: DiscussionAudit): Promise<void>;
  now(): number;
}): (why: RejectedToken) => void {
  const lineFor = createLogThrottle(options.now);
  return (why) => {
    const line = lineFor(why);
    if (line) void options.audit({ what: 'comments: token rejected', detail: { why, ...line } });
  };
}
