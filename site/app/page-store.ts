import type { ScreenData, ShellData } from './screen-data.ts';

/** Where a document carries, as JSON, what was drawn in it. */
export const pageDataId = 'page-data';

/** What stands on the screen: a page in its frame, or the error in its place. */
export interface PageState {
  shell: ShellData;
  screen?: ScreenData | undefined;
  error?: unknown;
  /** The server has taken out dates in the future. */
  areDatesChecked?: true | undefined;
}

export interface PageStore {
  get: () => PageState;
  set: (pageState: PageState) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The router writes it, the page is drawn from it; neither needs to know the other. */
export function createPageStore(initial: PageState): PageStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(pageState) {
      current = pageState;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
