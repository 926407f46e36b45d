import type { ShellData } from '../screen-data.ts';

export type Shell = Pick<ShellData, 'header' | 'footer'>;

/**
 * Header and footer by edition. A browser reuses those it received; the server remembers the last ones it saw, so that
 * a failed page still has its shell.
 */
export interface ShellStore {
  get: (edition: string) => Shell | undefined;
  set: (edition: string, shell: Shell) => void;
}

export function createShellStore(): ShellStore {
  const shells = new Map<string, Shell>();
  return { get: (edition) => shells.get(edition), set: (edition, shell) => void shells.set(edition, shell) };
}
