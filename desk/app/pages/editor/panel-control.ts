import { createContext, useContext } from 'react';
import { nextFrame, whenShown } from './when-shown.ts';

/** What parts of the panel do with the panel itself. */
export interface PanelControl {
  /** Shows another tab. */
  show(id: string): void;
  /** Closes the panel where it lies over the text: while it is open, nothing below it can have the focus. */
  uncoverText(): Promise<void>;
}

export const PanelControlContext = createContext<PanelControl | undefined>(undefined);

export function usePanelControl(): PanelControl {
  const control = useContext(PanelControlContext);
  if (!control) throw new Error('usePanelControl() outside of the writing screen');
  return control;
}

/** Resolves when no dialog is open, and the focus is back on the button that opened it. */
export async function whenUncovered(): Promise<void> {
  await whenShown(() => document.querySelector('[role="dialog"]') === null || undefined);
  // The focus is given back in the frame after the dialog has gone.
  await nextFrame();
  await nextFrame();
}
