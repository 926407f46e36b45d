import { useEffect } from 'react';
import type { IconName } from '../ui/icon-paths.ts';

export interface PaletteAct {
  id: string;
  name: string;
  icon: IconName;
  onAct: () => void;
}

const offered = new Set<readonly PaletteAct[]>();

/** The acts that the screens in view offer. */
export const paletteActs = (): PaletteAct[] => [...offered].flat();

/** A screen offers acts in the palette while it is in view. Pass a list that changes only with what is in it. */
export function usePaletteActs(acts: readonly PaletteAct[]): void {
  useEffect(() => {
    offered.add(acts);
    return () => {
      offered.delete(acts);
    };
  }, [acts]);
}
