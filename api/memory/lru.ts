export interface Lru<K, V> {
  get(key: K): V | undefined;
  /** `weight` counts towards `most`; 1 by default. */
  set(key: K, value: V, weight?: number): void;
}

/**
 * A map that evicts entries which were not used for a while. It has two generations: a used entry moves to the young one,
 * and when that weighs half of `most` the old one is dropped. Cheaper than keeping all entries in order of use.
 */
export function createLru<K, V>(most: number): Lru<K, V> {
  const half = Math.max(1, Math.ceil(most / 2));
  let young = new Map<K, { value: V; weight: number }>();
  let old: typeof young = new Map();
  let load = 0;
  const put = (key: K, entry: { value: V; weight: number }) => {
    load += entry.weight - (young.get(key)?.weight ?? 0);
    young.set(key, entry);
    if (load < half) return;
    old = young;
    young = new Map();
    load = 0;
  };
  return {
    get(key) {
      const entry = young.get(key);
      if (entry) return entry.value;
      const entries = old.get(key);
      if (entries) put(key, entries);
      return entries?.value;
    },
    set: (key, value, weight = 1) => put(key, { value, weight }),
  };
}
