import type { ScreenData, ShellData } from './screen-data.ts';

/** Id of the script element with the page data as JSON. */
export const pageDataId = 'page-data';

/** The rendered state: a page in its shell, or the error in its place. */
export interface PageState {
  shell: ShellData;
  screen?: ScreenData | undefined;
  error?: unknown;
  /** The server has removed future dates. */
  areDatesChecked?: true | undefined;
}

export interface PageStore {
  get: () => PageState;
  set: (pageState: PageState) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Navigation writes it, React renders from it; neither depends on the other. */
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
