export interface Lru<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/**
 * A map that forgets what was not used for a while. It has two shelves: what is used moves to the new one, and
 * when that holds half of `most` the old one is emptied. Cheaper than keeping everything in order of use.
 */
export function createLru<K, V>(most: number): Lru<K, V> {
  const half = Math.max(1, Math.ceil(most / 2));
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const put = (key: K, value: V) => {
    young.set(key, value);
    if (young.size < half) return;
    old = young;
    young = new Map();
  };
  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const kept = old.get(key);
      if (kept !== undefined) put(key, kept);
      return kept;
    },
    set: put,
  };
}
