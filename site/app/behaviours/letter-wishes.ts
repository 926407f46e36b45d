const storageKey = 'letters-wanted';
const none: readonly string[] = [];

export interface LetterWishes {
  get: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
  /** Whether the device kept it. */
  set: (ids: readonly string[]) => boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The letters a reader would like, noted in this browser and nowhere else. Other tabs hear of a change; a browser
 * that keeps nothing says so instead of pretending.
 */
export function createLetterWishes(storage: () => Store): LetterWishes {
  const listeners = new Set<() => void>();
  let known: readonly string[] | undefined;
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : none;
    } catch {
      return none;
    }
  };
  const tell = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) tell();
  };
  return {
    get() {
      known ??= read();
      return known;
    },
    subscribe(listener) {
      if (listeners.size === 0 && typeof addEventListener === 'function')
        addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof removeEventListener === 'function')
          removeEventListener('storage', onStorage);
      };
    },
    set(ids) {
      try {
        if (ids.length === 0) storage().removeItem(storageKey);
        else storage().setItem(storageKey, JSON.stringify(ids));
      } catch {
        return false;
      }
      tell();
      return true;
    },
  };
}

export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id];
}
