const key = 'reloaded-at';
const reloadPauseMilliseconds = 60_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether to reload the document after code failed to load: after a new release the old chunks are gone and a reload
 * helps; if it did not help within the last minute, it will not help now.
 */
export function mayReload(memory: Memory, now: number): boolean {
  const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadPauseMilliseconds) return false;
  memory.setItem(key, String(now));
  return true;
}
