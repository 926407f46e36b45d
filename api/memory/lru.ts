/** A map that forgets what was used least when it grows past `most`. */
export function createLru<K, V>(most: number): { get(key: K): V | undefined; set(key: K, value: V): void } {
  const kept = new Map<K, V>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size <= most) return;
      const oldest = kept.keys().next();
      if (!oldest.done) kept.delete(oldest.value);
    },
  };
}
