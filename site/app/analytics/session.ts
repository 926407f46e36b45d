import { newGuid } from '../behaviours/new-guid.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const sessionKey = 'session-id';
export const pageViewsKey = 'page-view-count';

export interface Session {
  id: () => string;
  /** Called with consent: the id is stored for the browser session. */
  persist: () => void;
  /** Counts and returns this session's page views (AN-12). Stored only with the id. */
  countPageView: () => number;
  /** The last count. */
  pageViews: () => number;
  clear: () => void;
}

/** The session of this browser window. Before consent it is in memory only, and nothing is counted. */
export function createSession(memory: () => Memory): Session {
  let current: string | undefined;
  let isStored = false;
  let views = 0;
  // Storage may be blocked (private windows) or full: the session then lasts as long as the page.
  const attempt = <T>(work: (memory: Memory) => T): T | undefined => {
    try {
      return work(memory());
    } catch {
      return undefined;
    }
  };
  const stored = (key: string) => attempt((memory) => memory.getItem(key)) ?? undefined;
  return {
    id() {
      current ??= stored(sessionKey) ?? newGuid();
      return current;
    },
    persist() {
      isStored = true;
      attempt((memory) => memory.setItem(sessionKey, this.id()));
    },
    countPageView() {
      const known = isStored ? Number(stored(pageViewsKey) ?? 0) : 0;
      views = (Number.isSafeInteger(known) && known > views ? known : views) + 1;
      if (isStored) attempt((memory) => memory.setItem(pageViewsKey, String(views)));
      return views;
    },
    pageViews: () => views,
    clear() {
      isStored = false;
      current = undefined;
      views = 0;
      for (const key of [sessionKey, pageViewsKey]) attempt((memory) => memory.removeItem(key));
    },
  };
}
