/**
 * A session that ends while an editor works is renewed in a dialog: whatever was on the screen stays. However many calls
 * find it ended, one dialog opens, and all of them go on after it.
 */
type Answer = (isSignedIn: boolean) => void;

let openDialog: (() => Promise<boolean>) | undefined;
let waiting: Promise<boolean> | undefined;

/** Resolves with true after a sign-in, with false where there is no dialog or it was closed. */
export function signInAgain(): Promise<boolean> {
  waiting ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
    waiting = undefined;
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
