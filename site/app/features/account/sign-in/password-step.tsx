import { type FormEvent, useState } from 'react';
import { FormField } from '#app/components/primitives/form-field/form-field.tsx';
import { signInCopy as words } from '#app/copy/sign-in.ts';
import { messages } from '#content/errors.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { focusProblem, valuesOf } from '../form-fields.tsx';
import { failureText } from './failure-text.ts';
import styles from './sign-in.module.css';
import type { SignInState } from './sign-in-state.ts';

export interface PasswordStepProps {
  email: string;
  failure: SignInState['failure'];
  isBusy: boolean;
  hasPasskeys: boolean;
  onPassword: (password: string) => void;
  onLink: () => void;
  onGo: (step: 'email' | 'passkey' | 'forgot' | 'join') => void;
}

/** The second step. A failure keeps what was typed. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, failure, isBusy, onGo } = props;
  const [isMissing, setMissing] = useState(false);
  const [isShown, setShown] = useState(false);
  const isWrong = failure?.by === 'password' && failure.why === 'rejected';
  const text = failureText(failure);
  const problem = isMissing ? messages.fieldsMissing : isWrong ? text : undefined;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { password } = valuesOf(form, ['password']);
    setMissing(!password);
    if (password) props.onPassword(password);
    else focusProblem(form);
  }
  // A reader whose attempts are over, or who tries twice, gets in by e-mail.
  const canSendLink = failure !== undefined && failure.by !== 'passkey' && failure.why !== 'unverified';
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <p className={styles.who}>
        <span>{email}</span>
        <button type="button" aria-label={words.changeEmail} onClick={() => onGo('email')}>
          {words.change}
        </button>
      </p>
      {/* For password managers, which look for the name beside the password. */}
      <input
        className="vh"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormField label={words.password} problem={problem}>
        {({ className, ...attributes }) => (
          <span className={styles.password}>
            <input
              {...attributes}
              className={className}
              name="password"
              type={isShown ? 'text' : 'password'}
              maxLength={256}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <button
              type="button"
              aria-label={words.show}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon name="eye" size={20} />
            </button>
          </span>
        )}
      </FormField>
      <p className={styles.failure} role="alert">
        {isWrong ? '' : text}
      </p>
      <button type="submit" className={buttonClass('accent', 'full')} aria-disabled={isBusy || undefined}>
        {isBusy ? words.oneMoment : failure ? words.tryAgain : words.signIn}
      </button>
      {canSendLink && (
        <button
          type="button"
          className={buttonClass('line', 'full')}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) props.onLink();
          }}
        >
          {words.emailLink}
        </button>
      )}
      <p className={styles.links}>
        <button type="button" onClick={() => onGo('forgot')}>
          {words.forgot}
        </button>
        {props.hasPasskeys && (
          <button type="button" onClick={() => onGo('passkey')}>
            {words.usePasskey}
          </button>
        )}
      </p>
      <p className={styles.new}>
        {words.noAccount}{' '}
        <button type="button" onClick={() => onGo('join')}>
          {words.makeAccount}
        </button>
      </p>
    </form>
  );
}
