import { type FormEvent, useRef, useState } from 'react';
import type { StepFailure } from '#app/identity/in-place-sign-in.ts';
import { canUsePasskeys } from '#app/identity/request-passkey.ts';
import { getMe } from '#content/calls/members.ts';
import { isApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { deskSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Note } from '../ui/marks.tsx';
import { openSignIn } from './identity-session.ts';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in-form.module.css';

/** The same answer for addresses with and without an account. */
const failureTexts: Readonly<Record<StepFailure | 'no-staff', string>> = {
  rejected: 'E-mail or password is incorrect.',
  unverified: 'Confirm your e-mail address first: the link is in your mailbox.',
  throttled: 'Too many attempts. Wait a minute, or sign in with a passkey.',
  'no-staff': 'This account is right, but it is not a member of staff. Ask an owner to give it a role.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};

const wrongPasskey = 'This passkey does not belong to your account. Try another one.';

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
  const [failure, setFailure] = useState<StepFailure | 'no-staff'>();
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
    const isHalfway = by === 'password' && deskSettings().needsPasskey;
    const outcome = result === 'in' && !isHalfway && !(await isStaff()) ? 'no-staff' : result;
    setPending(false);
    if (outcome === 'cancelled') return;
    if (outcome !== 'in') {
      setFailure(outcome);
      passwordField.current?.focus();
    } else if (isHalfway) setNextPasskey(true);
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
  if (isNextPasskey) {
    const problem = failure && (failure === 'rejected' ? wrongPasskey : failureTexts[failure]);
    return <PasskeyStep {...{ requestPasskey, isPending, problem }} />;
  }
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

/** The account of a reader has a session too, and no call of the desk accepts it. */
const isStaff = (): Promise<boolean> =>
  callApi(getMe, { whenSignedOut: 'fail' }).then(
    () => true,
    // What else is wrong, the screen that opens says.
    (error: unknown) => !isApiError(error, 'token_missing', 'token_wrong'),
  );
