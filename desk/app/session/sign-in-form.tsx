import { type FormEvent, useRef, useState } from 'react';
import type { StepFailure } from '#app/identity/in-place-sign-in.ts';
import { canUsePasskeys } from '#app/identity/request-passkey.ts';
import { deskSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Note } from '../ui/marks.tsx';
import { openSignIn } from './identity-session.ts';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in-form.module.css';

/** The same answer for addresses with and without an account. */
const failureTexts: Readonly<Record<StepFailure, string>> = {
  rejected: 'E-mail or password is incorrect.',
  unverified: 'Confirm your e-mail address first: the link is in your mailbox.',
  throttled: 'Too many attempts. Wait a minute, or sign in with a passkey.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};

interface SignInFormProps {
  /** Filled in for an editor who signs in again. */
  email?: string;
  onSignedIn: () => void;
}

/** Signs in with a passkey or a password. What was typed stays after a failure. */
export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [steps] = useState(openSignIn);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<StepFailure>();
  const [isPending, setPending] = useState(false);
  const [isNextPasskey, setNextPasskey] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  if (!steps)
    return (
      <Note tone="warn">
        Accounts of this publication belong to another provider. An operator can give you access.
      </Note>
    );

  async function attempt(by: 'password' | 'passkey', step: Promise<'in' | 'cancelled' | StepFailure>) {
    setPending(true);
    setFailure(undefined);
    const result = await step;
    setPending(false);
    if (result === 'cancelled') return;
    if (result !== 'in') {
      setFailure(result);
      passwordField.current?.focus();
    } else if (by === 'password' && deskSettings().needsPasskey) setNextPasskey(true);
    else onSignedIn();
  }
  const requestPasskey = () =>
    void attempt('passkey', steps.byPasskey({ signal: new AbortController().signal, isAutofill: false }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (email && password)
      void attempt('password', steps?.byPassword({ email, password }) ?? Promise.resolve('unreachable'));
    else passwordField.current?.focus();
  }
  if (isNextPasskey) return <PasskeyStep {...{ requestPasskey, isPending, failure }} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoFocus={known === ''}
        value={email}
        onChange={setEmail}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={known !== ''}
        value={password}
        onChange={setPassword}
        inputRef={passwordField}
        problem={failure && failureTexts[failure]}
      />
      <Button kind="solid" size="large" type="submit" isWide isPending={isPending}>
        Sign in
      </Button>
      {canUsePasskeys() && (
        <Button size="large" icon="key" isWide onPress={requestPasskey}>
          Use a passkey
        </Button>
      )}
    </form>
  );
}
