import type { GlobalState } from '#content/entities/global-state.ts';

export interface GlobalStateStore {
  get: () => GlobalState;
  update: (change: Partial<GlobalState>) => void;
}

/** Site-wide state in this browser, independent of the open page. */
export function createGlobalStateStore(initial: GlobalState): GlobalStateStore {
  let state = initial;
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
    },
  };
}
