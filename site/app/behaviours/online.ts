export interface OnlineStore {
  get: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

type Network = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser's network state, with a callback on change. Listens only while there are subscribers. */
export function createOnlineStore(
  network: () => Network = () => window,
  isOnline: () => boolean = () => navigator.onLine,
): OnlineStore {
  return {
    get: isOnline,
    subscribe(listener) {
      const target = network();
      for (const name of ['online', 'offline']) target.addEventListener(name, listener);
      return () => {
        for (const name of ['online', 'offline']) target.removeEventListener(name, listener);
      };
    },
  };
}

export const online = createOnlineStore();
