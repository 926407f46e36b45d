import { type Connection, mayFetchAhead } from '../behaviours/connection.ts';
import type { ReadingStream } from './reading-stream.ts';

/** Also read by the early script, before the first paint. */
export const seamlessKey = 'seamless';
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The reader's setting on this device; by default stories follow, on slow or metered connections after a click. */
export function modeOf(memory: Memory, connection: Connection | undefined): ReadingStream['mode'] {
  if (read(memory) === 'off') return 'off';
  return mayFetchAhead(connection) ? 'auto' : 'manual';
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
    // Without storage the setting lasts for the page.
  }
}

type SeamlessMark = ReadingStream['mode'] | 'denied';

/** Used by styles: reserves space for the next story, and hides the plain list where it is redundant. */
export function markMode(root: HTMLElement, mark: SeamlessMark): void {
  root.dataset.seamless = mark;
}
