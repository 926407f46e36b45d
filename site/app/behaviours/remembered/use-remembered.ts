import { useSyncExternalStore } from 'react';
import { type Remembered, rememberedStore } from './remembered.ts';

/** A stored value in a component. The server and the first render in the browser know nothing of this reader. */
export function useRemembered<T>(thing: Remembered<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    rememberedStore.subscribe,
    () => rememberedStore.get(thing),
    () => thing.empty,
  );
  return [value, (next) => rememberedStore.set(thing, next)];
}
