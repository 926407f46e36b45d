import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 1101px)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the panel stands beside the text; on narrower screens it is a drawer. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
