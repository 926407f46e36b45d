import type { ShellData } from '../screen-data.ts';

export type Shell = Pick<ShellData, 'header' | 'footer'>;

/**
 * Header and footer by edition. A browser keeps those it was sent, so it need not ask again; the server remembers
 * the last ones it saw, so that a page that failed still stands in its frame.
 */
export interface ShellStore {
  get: (edition: string) => Shell | undefined;
  set: (edition: string, shell: Shell) => void;
}

export function createShellStore(): ShellStore {
  const shells = new Map<string, Shell>();
  return { get: (edition) => shells.get(edition), set: (edition, shell) => void shells.set(edition, shell) };
}
