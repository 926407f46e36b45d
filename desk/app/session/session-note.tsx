import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/marks.tsx';
import { hasEnded, onEnded } from './ended-session.ts';
import { signInAgain } from './sign-in-again.ts';

export const useEndedSession = (): boolean => useSyncExternalStore(onEnded, hasEnded);

/** Says that the session has ended, and leaves the focus where it is. Shows nothing during a session. */
export function SessionNote({ className }: { className?: string | undefined }) {
  if (!useEndedSession()) return null;
  return (
    <div className={className}>
      <Note
        tone="bad"
        acts={
          <Button size="small" kind="solid" onPress={() => void signInAgain()}>
            Sign in
          </Button>
        }
      >
        <b>Your session has ended.</b> Sign in again, and everything goes on where it is.
      </Note>
    </div>
  );
}
