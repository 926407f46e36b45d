import { type FormEvent, useState } from 'react';
import { messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { buttonClass } from '#design/button/button.ts';
import { accountCopy as words } from '../../copy/account.ts';
import { focusProblem, TextField, valuesOf } from './form-fields.tsx';
import styles from './log-in.module.css';

interface LogInFormProps {
  email: string;
  onDone: () => void;
  onForgot: () => void;
  onJoin: () => void;
}

const loadSession = async () => (await import('#app/identity/session.ts')).accountSession();

/** The popup is opened by the click itself: browsers block one that opens later. */
function openWindow(): Window | null {
  const [width, height] = [420, 680];
  const left = Math.max(0, screenX + (innerWidth - width) / 2);
  const top = Math.max(0, screenY + (innerHeight - height) / 2);
  return open(
    '',
    'auth0:authorize:popup',
    `left=${left},top=${top},width=${width},height=${height},resizable,scrollbars=yes`,
  );
}

/** Passwords are typed at the provider, in a window of its own or in place of this page. */
export function LogInForm({ email: known, onDone, onForgot, onJoin }: LogInFormProps) {
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  const [isWaiting, setWaiting] = useState(false);

  function readEmail(form: HTMLFormElement): string | undefined {
    const { email } = valuesOf(form, ['email']);
    const wrong = email.trim() && !isEmailAddress(email.trim()) ? messages.accountEmail : undefined;
    setProblem(wrong);
    setMessage('');
    if (!wrong) return email.trim();
    focusProblem(form);
    return undefined;
  }
  async function byRedirect(hint: string) {
    try {
      await (await loadSession()).byRedirect(location.pathname, hint);
    } catch {
      setMessage(messages.unexpected);
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = readEmail(event.currentTarget);
    if (email === undefined) return;
    const popup = openWindow();
    if (!popup) return byRedirect(email);
    setWaiting(true);
    try {
      if (await (await loadSession()).byPopup(popup, email)) onDone();
    } catch {
      popup.close();
      setMessage(messages.tryLater);
    }
    setWaiting(false);
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="email"
        label={words.emailAddress}
        type="email"
        autoComplete="username"
        value={known}
        problem={problem}
        isOptional
      />
      <p className={styles.message} role="alert">
        {message}
      </p>
      <button type="submit" className={buttonClass('accent', 'full')} aria-disabled={isWaiting || undefined}>
        {isWaiting ? words.waiting : words.logIn}
      </button>
      <p className={styles.note}>
        {words.inWindow}{' '}
        <button
          type="button"
          onClick={(event) => {
            const form = event.currentTarget.form;
            const email = form ? readEmail(form) : '';
            if (email !== undefined) void byRedirect(email);
          }}
        >
          {words.onThisPage}
        </button>
      </p>
      <p className={styles.note}>
        <button type="button" onClick={onForgot}>
          {words.forgotIt}
        </button>
      </p>
      <p className={styles.note}>
        {words.newHere}{' '}
        <button type="button" onClick={onJoin}>
          {words.joinFree}
        </button>{' '}
        {words.joinWhy}
      </p>
    </form>
  );
}
