import { reportSignedIn } from './ended-session.ts';

/**
 * A session that ends while an editor works is renewed in a dialog: whatever was on the screen stays. It opens when the editor
 * asks for it, or after an act of theirs; everything that waits goes on after it.
 */
type Answer = (isSignedIn: boolean) => void;

let openDialog: (() => Promise<boolean>) | undefined;
let waiting: Promise<boolean> | undefined;

/** Whether there is a dialog: not before the first sign-in. */
export const canSignInAgain = (): boolean => openDialog !== undefined;

/** Resolves with true after a sign-in, with false where there is no dialog or it was closed. */
export function signInAgain(): Promise<boolean> {
  waiting ??= (openDialog?.() ?? Promise.resolve(false)).then((isSignedIn) => {
    waiting = undefined;
    if (isSignedIn) reportSignedIn();
    return isSignedIn;
  });
  return waiting;
}

/** The frame of the desk has the dialog. Returns a function that takes it away. */
export function provideSignInDialog(open: (answer: Answer) => void): () => void {
  const own = () => new Promise<boolean>(open);
  openDialog = own;
  return () => {
    if (openDialog === own) openDialog = undefined;
  };
}
