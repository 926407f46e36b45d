import { useEffect, useRef } from 'react';
import { canUsePasskeys } from '#app/identity/request-passkey.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/marks.tsx';
import styles from './sign-in-form.module.css';

interface PasskeyStepProps {
  requestPasskey: () => void;
  isPending: boolean;
  /** What went wrong with the last one. */
  problem: string | undefined;
}

/** The second step after a password, where a publication requires one: a passkey is the device and its owner at once. */
export function PasskeyStep({ requestPasskey, isPending, problem }: PasskeyStepProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={words} tabIndex={-1}>
        Your password is right. Staff of this publication also use a passkey: your fingerprint, your face or
        the lock of your device.
      </p>
      {problem && <Note tone="warn">{problem}</Note>}
      {canUsePasskeys() ? (
        <Button kind="solid" size="large" icon="key" isWide isPending={isPending} onPress={requestPasskey}>
          Use a passkey
        </Button>
      ) : (
        <Note tone="warn">This browser has no passkeys. Use another one.</Note>
      )}
      <p>
        No passkey yet? <a href="/user/">Add one to your account</a> once, then come back.
      </p>
    </div>
  );
}
