import { type Connection, mayFetchAhead } from '../behaviours/connection.ts';
import type { ReadingLine } from './reading-line.ts';

const key = 'seamless';
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the reader chose on this device; else stories follow, and where data is dear they ask first. */
export function modeOf(memory: Memory, connection: Connection | undefined): ReadingLine['mode'] {
  if (read(memory) === 'off') return 'off';
  return mayFetchAhead(connection) ? 'auto' : 'ask';
}

function read(memory: Memory): string | null {
  try {
    return memory.getItem(key);
  } catch {
    return null;
  }
}

export function rememberMode(memory: Memory, isOff: boolean): void {
  try {
    if (isOff) memory.setItem(key, 'off');
    else memory.removeItem(key);
  } catch {
    // A browser that remembers nothing asks again next time.
  }
}
