import { useEffect, useRef, useState } from 'react';
import { Dialog, DialogNoteContext } from '../ui/dialog.tsx';
import { provideSignInDialog } from './sign-in-again.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Opens when a call finds that the session has ended. The screen stays as it is behind it. */
export function SignInDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isSignedIn: boolean) => void>(undefined);
  useEffect(
    () =>
      provideSignInDialog((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    [],
  );
  function close(isSignedIn: boolean) {
    setOpen(false);
    answer.current?.(isSignedIn);
    answer.current = undefined;
    if (isSignedIn) onSignedIn();
  }
  return (
    <DialogNoteContext value={null}>
      <Dialog title="Sign in again" isOpen={isOpen} onClose={() => close(false)} size="small">
        <p>Your session has ended. Everything you wrote is still here; it is saved as soon as you sign in.</p>
        <SignInForm onSignedIn={() => close(true)} />
      </Dialog>
    </DialogNoteContext>
  );
}
