export interface KeyValueStore {
  set(key: string, value: unknown): void;
  get(key: string): string[];
  keys(): string[];
  clear(key?: string): void;
  /** Like `setConfig`: sets a value, `null` removes it. */
  merge(values: Readonly<Record<string, unknown>> | null): void;
  all(): Record<string, string[]>;
}

/** Key-values of a page or a slot. Numbers and booleans become strings. */
export function createKeyValues(): KeyValueStore {
  const values = new Map<string, string[]>();
  const store: KeyValueStore = {
    set(key, value) {
      if (typeof key !== 'string' || key === '') return;
      const list = (Array.isArray(value) ? value : [value]).filter(isText).map(String);
      if (list.length > 0) values.set(key, list);
    },
    get: (key) => [...(values.get(key) ?? [])],
    keys: () => [...values.keys()],
    clear(key) {
      if (key === undefined) values.clear();
      else values.delete(key);
    },
    merge(given) {
      if (given === null) return values.clear();
      for (const [key, value] of Object.entries(given)) {
        if (value === null) values.delete(key);
        else store.set(key, value);
      }
    },
    all: () => Object.fromEntries([...values].map(([key, list]) => [key, [...list]])),
  };
  return store;
}

const isText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
