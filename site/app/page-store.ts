import type { ScreenData, ShellData } from './screen-data.ts';

/** Where a document carries, as JSON, what was drawn in it. */
export const pageDataId = 'page-data';

/** What stands on the screen: a page in its frame, or the error in its place. */
export interface Shown {
  frame: ShellData;
  screen?: ScreenData | undefined;
  error?: unknown;
  /** The server has taken out dates in the future. */
  areDatesChecked?: true | undefined;
}

export interface ShownStore {
  get: () => Shown;
  set: (shown: Shown) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The router writes it, the page is drawn from it; neither needs to know the other. */
export function createShownStore(initial: Shown): ShownStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(shown) {
      current = shown;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
