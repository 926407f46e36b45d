import { expect, it } from 'vitest';
import { createOnlineStore } from './online.ts';

it('NV-13 follows the network and reports every change until unsubscribed', () => {
  const network = new EventTarget();
  let isOnline = true;
  const store = createOnlineStore(
    () => network,
    () => isOnline,
  );
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  const setOnline = (to: boolean) => {
    isOnline = to;
    network.dispatchEvent(new Event(to ? 'online' : 'offline'));
  };
  expect(store.get()).toBe(true);
  setOnline(false);
  setOnline(true);
  stop();
  setOnline(false);
  expect(seen).toEqual([false, true]);
});
