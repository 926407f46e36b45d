import { type FormEvent, useEffect, useState } from 'react';
import { canMakePasskeys, makePasskey } from '#app/identity/make-passkey.ts';
import {
  createAccountClient,
  type PasskeyFacts,
  type PasskeysAnswer,
} from '#app/identity/personal-data-client.ts';
import { accountSession } from '#app/identity/session.ts';
import { messages } from '#content/errors.ts';
import { buttonClass } from '#design/button/button.ts';
import { accountCopy as words } from '../../copy/account.ts';
import styles from './account-preferences.module.css';
import { focusProblem, TextField, valuesOf } from './form-fields.tsx';
import { StatusMessage } from './status-message.tsx';

type Message = { isGood: boolean; text: string };
const account = (sub: string) => createAccountClient(sub, () => accountSession().token());

/**
 * Passkeys as a second way to sign in. Not shown where another provider keeps the profiles: it has its own passkeys.
 */
export function Passkeys({ sub }: { sub: string }) {
  const [passkeys, setPasskeys] = useState<readonly PasskeyFacts[]>();
  const [step, setStep] = useState<{ at: 'list' | 'adding' } | { at: 'renaming'; id: string }>({
    at: 'list',
  });
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    let isStopped = false;
    void account(sub)
      .passkeys()
      .then((answer) => {
        if (!isStopped && answer.ok) setPasskeys(answer.passkeys);
      });
    return () => {
      isStopped = true;
    };
  }, [sub]);
  function take(answer: PasskeysAnswer, good = ''): boolean {
    if (answer.ok) {
      setPasskeys(answer.passkeys);
      setStep({ at: 'list' });
    }
    setMessage(answer.ok ? { isGood: true, text: good } : { isGood: false, text: answer.message });
    return answer.ok;
  }
  if (!passkeys) return null;
  return (
    <section className={styles.part} aria-labelledby="your-passkeys">
      <h2 id="your-passkeys">{words.passkeys}</h2>
      <p className={styles.note}>{words.passkeysText}</p>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) =>
            step.at === 'renaming' && step.id === passkey.id ? (
              <li key={passkey.id}>
                <RenameForm
                  name={passkey.name}
                  onName={async (name) => take(await account(sub).renamePasskey(passkey.id, name))}
                />
              </li>
            ) : (
              <Passkey
                key={passkey.id}
                passkey={passkey}
                onRename={() => setStep({ at: 'renaming', id: passkey.id })}
                onRemove={async () => take(await account(sub).removePasskey(passkey.id))}
              />
            ),
          )}
        </ul>
      )}
      <StatusMessage {...message} />
      {step.at === 'adding' ? (
        <AddForm sub={sub} onAnswer={take} />
      ) : (
        canMakePasskeys() && (
          <p>
            <button
              type="button"
              className={buttonClass('line')}
              onClick={() => {
                setMessage(undefined);
                setStep({ at: 'adding' });
              }}
            >
              {words.passkeyAdd}
            </button>
          </p>
        )
      )}
    </section>
  );
}

function Passkey(props: { passkey: PasskeyFacts; onRename: () => void; onRemove: () => Promise<unknown> }) {
  const { name, since, used } = props.passkey;
  const day = (at: string) => <time dateTime={at}>{new Date(at).toLocaleDateString()}</time>;
  return (
    <li>
      <span>
        {name}, {words.passkeySince} {day(since)}
        {used && (
          <>
            , {words.passkeyUsed} {day(used)}
          </>
        )}
      </span>
      <span className={styles.actions}>
        <button
          type="button"
          className={buttonClass('line', 'small')}
          aria-label={words.passkeyRename(name)}
          onClick={props.onRename}
        >
          {words.rename}
        </button>
        <button
          type="button"
          className={buttonClass('line', 'small')}
          aria-label={words.passkeyRemove(name)}
          onClick={() => void props.onRemove()}
        >
          {words.remove}
        </button>
      </span>
    </li>
  );
}

function RenameForm({ name, onName }: { name: string; onName: (name: string) => Promise<boolean> }) {
  const [problem, setProblem] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = valuesOf(form, ['passkeyName']).passkeyName.trim();
    setProblem(given ? undefined : messages.fieldsMissing);
    if (!given || !(await onName(given))) focusProblem(form);
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="passkeyName"
        label={words.passkeyName}
        autoComplete="off"
        value={name}
        problem={problem}
      />
      <button type="submit" className={buttonClass('line', 'small')}>
        {words.save}
      </button>
    </form>
  );
}

function AddForm({
  sub,
  onAnswer,
}: {
  sub: string;
  onAnswer: (answer: PasskeysAnswer, good?: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword, passkeyName } = valuesOf(form, ['currentPassword', 'passkeyName']);
    setProblem(currentPassword ? undefined : messages.fieldsMissing);
    if (!currentPassword) return focusProblem(form);
    try {
      const given = { currentPassword, name: passkeyName.trim() };
      const answer = await account(sub).addPasskey(given, makePasskey);
      if (!answer) return;
      if (answer.ok || !answer.isField) return onAnswer(answer, words.passkeyAdded);
      setProblem(answer.message);
      return focusProblem(form);
    } catch {
      onAnswer({ ok: false, message: words.passkeyUnmade, isField: false });
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="passkeyName"
        label={words.passkeyName}
        autoComplete="off"
        hint={words.passkeyNameHint}
        problem={undefined}
        isOptional
      />
      <TextField
        name="currentPassword"
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        problem={problem}
      />
      <button type="submit" className={buttonClass('solid')}>
        {words.passkeyAdd}
      </button>
    </form>
  );
}
