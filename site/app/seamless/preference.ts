import { type Connection, mayFetchAhead } from '../behaviours/connection.ts';
import type { ReadingLine } from './reading-line.ts';

/** The early script reads it too, before the first paint. */
export const seamlessKey = 'seamless';
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the reader chose on this device; else stories follow, and where data is dear they ask first. */
export function modeOf(memory: Memory, connection: Connection | undefined): ReadingLine['mode'] {
  if (read(memory) === 'off') return 'off';
  return mayFetchAhead(connection) ? 'auto' : 'ask';
}

function read(memory: Memory): string | null {
  try {
    return memory.getItem(seamlessKey);
  } catch {
    return null;
  }
}

export function rememberMode(memory: Memory, isOff: boolean): void {
  try {
    if (isOff) memory.setItem(seamlessKey, 'off');
    else memory.removeItem(seamlessKey);
  } catch {
    // A browser that remembers nothing asks again next time.
  }
}

export type SeamlessMark = ReadingLine['mode'] | 'denied';

/** Styles go by it: room for what follows, and whether the plain list of it adds anything. */
export function markMode(root: HTMLElement, mark: SeamlessMark): void {
  root.dataset.seamless = mark;
}
