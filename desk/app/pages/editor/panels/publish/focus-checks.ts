import { focusWhenShown } from '../../when-shown.ts';

export const checksHeadingId = 'before-it-goes-out';

/**
 * Leads to the checks and not to the yellow button behind them: Enter or ⌘Enter, pressed once more, must not publish. The
 * heading takes no key; Tab goes on from there.
 */
export const focusChecks = (): Promise<void> =>
  focusWhenShown(() => document.getElementById(checksHeadingId));
