import { type FormEvent, useState } from 'react';
import { createJoinClient } from '#app/identity/join-client.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { messages } from '#content/errors.ts';
import { type FormProblems, type SignUpForm, signUpProblems } from '#content/rules/account/account-forms.ts';
import { buttonClass } from '#design/button/button.ts';
import { hrefOf } from '../../components/primitives/section/route-href.ts';
import { accountCopy as words } from '../../copy/account.ts';
import { CountryField, focusProblem, NewPasswordFields, TextField, valuesOf } from './form-fields.tsx';
import styles from './log-in.module.css';

const { passwordPolicy } = publicSettings.identity;
const names = ['username', 'email', 'password', 'confirmPassword', 'country', 'terms'] as const;

interface JoinFormProps {
  email: string;
  /** With the address that the account was made for. */
  onLogIn: (email: string) => void;
}

/** The sign-up: an account that can be used once its address is verified. */
export function JoinForm({ email, onLogIn }: JoinFormProps) {
  const [joined, setJoined] = useState(email);
  const [problems, setProblems] = useState<FormProblems<keyof SignUpForm>>({});
  const [message, setMessage] = useState('');
  const [phase, setPhase] = useState<'writing' | 'sending' | 'done'>('writing');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { terms, ...values } = valuesOf(form, names);
    const given = { ...values, terms: terms === 'yes' };
    const found = signUpProblems(given, passwordPolicy);
    setProblems(found);
    setMessage('');
    if (Object.keys(found).length > 0) return focusProblem(form);
    setPhase('sending');
    const answer = await createJoinClient(publicSettings.identity, location.origin).join(given);
    setJoined(given.email.trim());
    setPhase(answer.ok ? 'done' : 'writing');
    if (!answer.ok) setMessage(answer.message);
  }
  if (phase === 'done')
    return (
      <div className={styles.form} role="status">
        <p className={styles.good}>{messages.signedUp}</p>
        <p>{words.verifyNext}</p>
        <button
          type="button"
          className={buttonClass('accent', 'full')}
          data-first
          onClick={() => onLogIn(joined)}
        >
          {words.logIn}
        </button>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField name="username" label={words.username} autoComplete="nickname" problem={problems.username} />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        value={email}
        problem={problems.email}
      />
      <NewPasswordFields
        use="sign-up"
        label={words.password}
        problem={problems.password}
        confirmProblem={problems.confirmPassword}
      />
      <CountryField problem={problems.country} />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="terms"
            value="yes"
            aria-invalid={problems.terms ? true : undefined}
            aria-describedby={problems.terms ? 'terms-note' : undefined}
          />
          <span>
            {words.agree}{' '}
            <SiteLink to={shellSettings.links.termsOfUse} target="_blank">
              {words.terms}
            </SiteLink>{' '}
            {words.and}{' '}
            <SiteLink to={hrefOf('privacy-policy')} target="_blank">
              {words.privacy}
            </SiteLink>
          </span>
        </label>
        {problems.terms && (
          <p className={styles.message} id="terms-note">
            {problems.terms}
          </p>
        )}
      </div>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <button
        type="submit"
        className={buttonClass('accent', 'full')}
        aria-disabled={phase === 'sending' || undefined}
      >
        {phase === 'sending' ? words.sending : words.createAccount}
      </button>
    </form>
  );
}
