import { useSyncExternalStore } from 'react';

function widthFrom(pixels: number) {
  const query = () => matchMedia(`(min-width: ${pixels}px)`);
  const subscribe = (listener: () => void): (() => void) => {
    const media = query();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const read = () => query().matches;
  return (): boolean => useSyncExternalStore(subscribe, read);
}

/** Whether the panel stands beside the text; on narrower screens it is a drawer. */
export const useWide = widthFrom(1101);

/** Whether notes stand beside the text while the panel is open. */
export const useRoomy = widthFrom(1400);
