/**
 * A session that ends while somebody works is renewed in a dialog: whatever was on the screen stays. However many calls
 * find it ended, one dialog opens, and all of them go on after it.
 */
type Answer = (isSignedIn: boolean) => void;

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

/** Resolves with true once somebody signed in, with false where there is no dialog or it was closed. */
export function signInAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The frame of the desk has the dialog. Returns a function that takes it away. */
export function provideSignInDialog(open: (answer: Answer) => void): () => void {
  const own = () => new Promise<boolean>(open);
  ask = own;
  return () => {
    if (ask === own) ask = undefined;
  };
}
