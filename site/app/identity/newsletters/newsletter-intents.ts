const storageKey = 'newsletters-wanted';

export interface NewsletterIntents {
  get: () => readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Newsletters a reader chose before signing in, stored for the session: signing in may lead to another page and back.
 * Without storage a choice is lost only then.
 */
export function createNewsletterIntents(storage: () => Store): NewsletterIntents {
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (ids: readonly string[]) => {
    try {
      if (ids.length === 0) storage().removeItem(storageKey);
      else storage().setItem(storageKey, JSON.stringify(ids));
    } catch {
      // Storage is unavailable: the choice is applied if the reader stays on this page.
    }
  };
  return {
    get: read,
    add: (id) => write([...read().filter((other) => other !== id), id]),
    remove: (id) => write(read().filter((other) => other !== id)),
  };
}
