import type { GlobalState } from '#content/entities/global-state.ts';

export interface GlobalStateStore {
  get: () => GlobalState;
  update: (change: Partial<GlobalState>) => void;
}

/** What is true of the whole site in this browser, whatever page is open. */
export function createGlobalStateStore(initial: GlobalState): GlobalStateStore {
  let state = initial;
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
    },
  };
}
