import { type FormEvent, useState } from 'react';
import { createJoinClient } from '#app/identity/join-client.ts';
import { publicSettings } from '#config/public.ts';
import { messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { buttonClass } from '#design/button/button.ts';
import { accountCopy as words } from '../../copy/account.ts';
import { focusProblem, TextField, valuesOf } from './form-fields.tsx';
import styles from './log-in.module.css';

/** Requests a reset e-mail from the provider. The response is the same for every address. */
export function ForgotForm({ email: known }: { email: string }) {
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = valuesOf(form, ['email']).email.trim();
    const wrong = !email ? messages.fieldsMissing : isEmailAddress(email) ? undefined : messages.accountEmail;
    setProblem(wrong);
    setMessage('');
    if (wrong) return focusProblem(form);
    const answer = await createJoinClient(publicSettings.identity, location.origin).forgot(email);
    if (answer.ok) setSent(true);
    else setMessage(answer.message);
  }
  if (isSent)
    return (
      <p className={styles.good} role="status">
        {words.sent}
      </p>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.forgotText}</p>
      <TextField
        name="email"
        label={words.emailAddress}
        type="email"
        autoComplete="username"
        value={known}
        problem={problem}
      />
      <p className={styles.message} role="alert">
        {message}
      </p>
      <button type="submit" className={buttonClass('accent', 'full')}>
        {words.sendLink}
      </button>
    </form>
  );
}
