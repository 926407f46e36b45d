import { createContext, useContext } from 'react';

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
