import { type FormEvent, useEffect, useState } from 'react';
import { createAccountClient, type SessionFacts } from '#app/identity/personal-data-client.ts';
import { accountSession } from '#app/identity/session.ts';
import { messages } from '#content/errors.ts';
import { buttonClass } from '#design/button/button.ts';
import { hrefOf } from '../../components/primitives/section/route-href.ts';
import { accountCopy as words } from '../../copy/account.ts';
import styles from './account-preferences.module.css';
import { focusProblem, TextField, valuesOf } from './form-fields.tsx';
import { StatusMessage } from './status-message.tsx';

const account = (sub: string) => createAccountClient(sub, () => accountSession().token());

/** Where the account is signed in. */
export function Sessions({ sub }: { sub: string }) {
  const [sessions, setSessions] = useState<readonly SessionFacts[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isStopped = false;
    void account(sub)
      .sessions()
      .then((found) => {
        if (!isStopped && found) setSessions(found);
      });
    return () => {
      isStopped = true;
    };
  }, [sub]);
  async function end(id: string) {
    const isDone = await account(sub).endSession(id);
    setMessage(isDone ? '' : messages.tryLater);
    if (isDone) setSessions((before) => before.filter((session) => session.id !== id));
  }
  return (
    <section className={styles.part} aria-labelledby="your-sessions">
      <h2 id="your-sessions">{words.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, since }) => (
          <li key={id}>
            <span>
              {device}, <time dateTime={since}>{new Date(since).toLocaleString()}</time>
            </span>
            <button type="button" className={buttonClass('line', 'small')} onClick={() => void end(id)}>
              {words.endSession}
            </button>
          </li>
        ))}
      </ul>
      <StatusMessage text={message} />
    </section>
  );
}

/** Download or delete everything the account holds. */
export function YourData({ sub }: { sub: string }) {
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  async function take() {
    const data = await account(sub).exportData();
    if (!data) return setMessage(messages.tryLater);
    setMessage('');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(data);
    link.download = 'my-data.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }
  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword } = valuesOf(form, ['currentPassword']);
    const answer = currentPassword
      ? await account(sub).erase(currentPassword)
      : { ok: false, message: messages.fieldsMissing, isField: true };
    if (answer.ok) return location.assign(hrefOf('logout'));
    setProblem(answer.isField ? answer.message : undefined);
    setMessage(answer.isField ? '' : answer.message);
    focusProblem(form);
  }
  return (
    <section className={styles.part} aria-labelledby="your-data">
      <h2 id="your-data">{words.data}</h2>
      <p className={styles.note}>{words.dataText}</p>
      <p>
        <button type="button" className={buttonClass('line')} onClick={() => void take()}>
          {words.takeData}
        </button>
      </p>
      <p className={styles.note}>{words.eraseText}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void erase(event)}>
        <TextField
          name="currentPassword"
          label={words.password}
          type="password"
          autoComplete="current-password"
          problem={problem}
        />
        <StatusMessage text={message} />
        <button type="submit" className={buttonClass('line')}>
          {words.erase}
        </button>
      </form>
    </section>
  );
}
