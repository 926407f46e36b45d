import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { initialAuth } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import { createProfileClient } from '#app/identity/profile-client.ts';
import { accountSession } from '#app/identity/session.ts';
import type { AccountProfile } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { preferencesProblems } from '#content/rules/account/account-forms.ts';
import { buttonClass } from '#design/button/button.ts';
import { accountCopy as words } from '../../copy/account.ts';
import { NewsletterPreferences } from '../newsletters/page/newsletter-preferences.tsx';
import { Sessions, YourData } from './account-data.tsx';
import styles from './account-preferences.module.css';
import { AvatarFields } from './avatar-fields.tsx';
import { CountryField, focusProblem, TextField, valuesOf } from './form-fields.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { StatusMessage } from './status-message.tsx';

const profiles = () => createProfileClient(() => accountSession().token());

/** The account page: profile and password. */
export function AccountPreferences() {
  const { user } = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  const [profile, setProfile] = useState<AccountProfile>();
  const [failed, setFailed] = useState('');
  const sub = user?.sub;
  // The header shows the same name and picture.
  const show = (known: AccountProfile) => {
    setProfile(known);
    accountSession().setProfile(known);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per reader
  useEffect(() => {
    if (!sub) return;
    let isStopped = false;
    // A failed background request is reported only here, where the reader waits for it.
    void profiles()
      .get(sub)
      .then((answer) => {
        if (isStopped) return;
        if (answer.ok) show(answer.profile);
        else setFailed(answer.message);
      });
    return () => {
      isStopped = true;
    };
  }, [sub]);
  if (!profile || profile.id !== sub)
    return (
      <>
        <h1 className="vh">{words.yourAccount}</h1>
        <p role={failed ? 'alert' : 'status'}>{failed || words.oneMoment}</p>
      </>
    );
  return (
    <div className={styles.preferences}>
      <h1>{words.yourAccount}</h1>
      <AboutForm key={profile.id} profile={profile} onSaved={show} />
      <NewsletterPreferences className={styles.part} />
      <PasswordForm sub={profile.id} email={profile.email} />
      <Passkeys sub={profile.id} />
      <Sessions sub={profile.id} />
      <YourData sub={profile.id} />
    </div>
  );
}

const names = ['username', 'firstName', 'lastName', 'email', 'emailPassword', 'country', 'avatar'] as const;

function AboutForm({
  profile,
  onSaved,
}: {
  profile: AccountProfile;
  onSaved: (saved: AccountProfile) => void;
}) {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const [message, setMessage] = useState<{ isGood: boolean; text: string }>();
  const [isNewEmail, setNewEmail] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { avatar, emailPassword, email, ...values } = valuesOf(form, names);
    const wantsEmail = email.trim().toLowerCase() !== profile.email.toLowerCase();
    setNewEmail(wantsEmail);
    const found: Record<string, string | undefined> = preferencesProblems({ ...values, email });
    if (wantsEmail && !emailPassword && !found.email) found.emailPassword = messages.fieldsMissing;
    setProblems(found);
    setMessage(undefined);
    if (Object.keys(found).length > 0) return focusProblem(form);
    const picture = new FormData(form).get('avatarFile');
    const answer = await save(
      profile,
      { ...values, avatar },
      wantsEmail ? { email, currentPassword: emailPassword } : {},
      picture,
    );
    if (!answer.ok) {
      const field = answer.field === 'currentPassword' ? 'emailPassword' : answer.field;
      if (field) setProblems({ [field]: answer.message });
      else setMessage({ isGood: false, text: answer.message });
      return focusProblem(form);
    }
    onSaved(answer.profile);
    setMessage({ isGood: true, text: wantsEmail ? words.verifyAddress : words.saved2 });
    setNewEmail(false);
  }
  return (
    <section className={styles.part} aria-labelledby="about-you">
      <h2 id="about-you">{words.about}</h2>
      <p className={styles.note}>{words.aboutText}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="username"
          label={words.username}
          autoComplete="nickname"
          value={profile.username}
          problem={problems.username}
        />
        <div className={styles.two}>
          <TextField
            name="firstName"
            label={words.firstName}
            autoComplete="given-name"
            value={profile.firstName}
            problem={problems.firstName}
            isOptional
          />
          <TextField
            name="lastName"
            label={words.lastName}
            autoComplete="family-name"
            value={profile.lastName}
            problem={problems.lastName}
            isOptional
          />
        </div>
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          value={profile.email}
          problem={problems.email}
        />
        {isNewEmail && (
          <TextField
            name="emailPassword"
            label={words.currentPassword}
            type="password"
            autoComplete="current-password"
            hint={words.emailNeedsPassword}
            problem={problems.emailPassword}
          />
        )}
        <CountryField value={profile.country} problem={problems.country} />
        <AvatarFields profile={profile} problem={problems.avatar} />
        <StatusMessage {...message} />
        <button type="submit" className={buttonClass('solid')}>
          {words.save}
        </button>
      </form>
    </section>
  );
}

async function save(
  profile: AccountProfile,
  values: { username: string; firstName: string; lastName: string; country: string; avatar: string },
  address: { email?: string; currentPassword?: string },
  picture: FormDataEntryValue | null,
) {
  const client = profiles();
  if (values.avatar === 'upload' && picture instanceof File && picture.size > 0) {
    const { shrinkPicture } = await import('#app/identity/shrink-picture.ts');
    const small = await shrinkPicture(picture);
    if (!small) return { ok: false as const, message: words.avatarLarge, field: 'avatar' };
    const sent = await client.saveAvatar(profile.id, small);
    if (!sent.ok) return { ...sent, field: 'avatar' };
  }
  const { avatar, ...rest } = values;
  const kind = avatar === 'none' || avatar === 'gravatar' ? { avatar: avatar as 'none' | 'gravatar' } : {};
  return client.save(profile.id, { ...rest, ...kind, ...address });
}
