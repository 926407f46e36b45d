const key = 'reloaded-at';
export const reloadPauseMilliseconds = 60_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether code that failed to load may be answered with a fresh document: after a new release the old chunks are
 * gone and a reload helps; if it did not help within the last minute, it never will.
 */
export function mayReload(memory: Memory, now: number): boolean {
  const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadPauseMilliseconds) return false;
  memory.setItem(key, String(now));
  return true;
}
