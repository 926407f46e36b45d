import { focusWhenShown } from '../../when-shown.ts';

export const nextActId = 'next-act';

/** Leads to the yellow button, which is never pressed by accident: Enter presses it. */
export const focusNextAct = (): Promise<void> =>
  focusWhenShown(() => document.getElementById(nextActId)?.querySelector('button'));
