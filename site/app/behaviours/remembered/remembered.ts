/**
 * The reader's data on this device, and the only access to it. Every value has a versioned key, a shape checked on
 * read, and a size limit. Where storage is unavailable (private windows, full disks) values last as long as the page.
 */
export interface Remembered<T> {
  name: string;
  empty: T;
  /** The validated value; undefined when the stored one has another shape. */
  read: (value: unknown) => T | undefined;
}

/** Version 1. A change of shape gets a new number; the old keys are then forgotten. */
export const keyPrefix = 'neutron:1:';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface RememberedStore {
  get: <T>(thing: Remembered<T>) => T;
  set: <T>(thing: Remembered<T>, value: T) => void;
  /** Called on changes made here and in other windows. */
  subscribe: (listener: () => void) => () => void;
}

export function createRememberedStore(
  memory: () => Memory,
  others: () => Pick<EventTarget, 'addEventListener'>,
): RememberedStore {
  const listeners = new Set<() => void>();
  // Returns the same object for the same text, so that comparisons by identity see real changes only.
  const values = new Map<string, { text: string | null; value: unknown }>();
  const closed = new Map<string, string>();
  let isListening = false;

  const textOf = (key: string): string | null => {
    try {
      return memory().getItem(key) ?? closed.get(key) ?? null;
    } catch {
      return closed.get(key) ?? null;
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    get<T>({ name, empty, read }: Remembered<T>): T {
      const key = keyPrefix + name;
      const text = textOf(key);
      const known = values.get(key);
      if (known?.text === text) return known.value as T;
      const value = (text === null ? undefined : read(parse(text))) ?? empty;
      values.set(key, { text, value });
      return value;
    },
    set({ name }, value) {
      const key = keyPrefix + name;
      const text = JSON.stringify(value);
      try {
        memory().setItem(key, text);
        closed.delete(key);
      } catch {
        closed.set(key, text);
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!isListening) others().addEventListener('storage', notify);
      isListening = true;
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const rememberedStore = createRememberedStore(
  () => localStorage,
  () => window,
);
