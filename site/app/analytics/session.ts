import { newGuid } from '../behaviours/new-guid.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const sessionKey = 'session-id';
export const pageViewsKey = 'page-view-count';

export interface Session {
  id: () => string;
  /** The reader agreed to be measured: the id outlives this page, as long as the browser window. */
  keep: () => void;
  /** How many pages this session has seen, this one included (AN-12). Kept only where the id is. */
  countPageView: () => number;
  /** As counted last. */
  pageViews: () => number;
  forget: () => void;
}

/** The session of this browser window. Before the reader agrees it is in memory only, and nothing is counted. */
export function createSession(memory: () => Memory): Session {
  let current: string | undefined;
  let isCached = false;
  let views = 0;
  // Storage may be closed (private windows) or full: the session then lasts as long as the page.
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
    keep() {
      isCached = true;
      attempt((memory) => memory.setItem(sessionKey, this.id()));
    },
    countPageView() {
      const known = isCached ? Number(stored(pageViewsKey) ?? 0) : 0;
      views = (Number.isSafeInteger(known) && known > views ? known : views) + 1;
      if (isCached) attempt((memory) => memory.setItem(pageViewsKey, String(views)));
      return views;
    },
    pageViews: () => views,
    forget() {
      isCached = false;
      current = undefined;
      views = 0;
      for (const key of [sessionKey, pageViewsKey]) attempt((memory) => memory.removeItem(key));
    },
  };
}
