import type { ShellData } from '../screen-data.ts';

export type Frame = Pick<ShellData, 'header' | 'footer'>;

/**
 * Header and footer by edition. A browser keeps those it was sent, so it need not ask again; the server remembers
 * the last ones it saw, so that a page that failed still stands in its frame.
 */
export interface ShellStore {
  get: (edition: string) => Frame | undefined;
  set: (edition: string, frame: Frame) => void;
}

export function createShellStore(): ShellStore {
  const frames = new Map<string, Frame>();
  return { get: (edition) => frames.get(edition), set: (edition, frame) => void frames.set(edition, frame) };
}
