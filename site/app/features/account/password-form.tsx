import { type FormEvent, useState } from 'react';
import { createProfileClient } from '#app/identity/profile-client.ts';
import { accountSession } from '#app/identity/session.ts';
import { publicSettings } from '#config/public.ts';
import {
  type PasswordForm as Fields,
  type FormProblems,
  passwordProblems,
} from '#content/rules/account/account-forms.ts';
import { buttonClass } from '#design/button/button.ts';
import { accountCopy as words } from '../../copy/account.ts';
import styles from './account-preferences.module.css';
import { focusProblem, NewPasswordFields, TextField, valuesOf } from './form-fields.tsx';
import { StatusMessage } from './status-message.tsx';

const { passwordPolicy } = publicSettings.identity;
const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** Changes the password after checking the current one. */
export function PasswordForm({ sub, email }: { sub: string; email: string }) {
  const [problems, setProblems] = useState<FormProblems<keyof Fields>>({});
  const [message, setMessage] = useState<{ isGood: boolean; text: string }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = valuesOf(form, names);
    const found = passwordProblems(given, passwordPolicy);
    setProblems(found);
    setMessage(undefined);
    if (Object.keys(found).length > 0) return focusProblem(form);
    const { currentPassword, newPassword } = given;
    const answer = await createProfileClient(() => accountSession().token()).save(sub, {
      currentPassword,
      newPassword,
    });
    if (answer.ok) {
      // The new password ended the token this page has.
      await accountSession().renewToken();
      form.reset();
      return setMessage({ isGood: true, text: words.passwordSaved });
    }
    if (answer.field === 'currentPassword' || answer.field === 'newPassword')
      setProblems({ [answer.field]: answer.message });
    else setMessage({ isGood: false, text: answer.message });
    return focusProblem(form);
  }
  return (
    <section className={styles.part} aria-labelledby="your-password">
      <h2 id="your-password">{words.passwordTitle}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers need the username. */}
        <input type="hidden" autoComplete="username" value={email} />
        <TextField
          name="currentPassword"
          label={words.currentPassword}
          type="password"
          autoComplete="current-password"
          problem={problems.currentPassword}
        />
        <NewPasswordFields
          use="change"
          label={words.newPassword}
          problem={problems.newPassword}
          confirmProblem={problems.confirmPassword}
        />
        <StatusMessage {...message} />
        <button type="submit" className={buttonClass('solid')}>
          {words.savePassword}
        </button>
      </form>
    </section>
  );
}
