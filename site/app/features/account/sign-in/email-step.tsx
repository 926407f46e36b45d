import { type FormEvent, useState } from 'react';
import { FormField } from '#app/components/primitives/form-field/form-field.tsx';
import { hrefOf } from '#app/components/primitives/section/route-href.ts';
import { signInCopy as words } from '#app/copy/sign-in.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { shellSettings } from '#config/shell.ts';
import { messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { buttonClass } from '#design/button/button.ts';
import { focusProblem, valuesOf } from '../form-fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in.module.css';

export interface EmailStepProps {
  email: string;
  failure: string | undefined;
  hasPasskeys: boolean;
  onEmail: (email: string) => void;
  /** The reader has begun to use the field. */
  onUse: () => void;
  onPasskey: () => void;
  onOther: () => void;
}

/** The first step, for everyone: whether the address has an account is not known before the password is. */
export function EmailStep({
  email,
  failure,
  hasPasskeys,
  onEmail,
  onUse,
  onPasskey,
  onOther,
}: EmailStepProps) {
  const [problem, setProblem] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = valuesOf(form, ['email']).email.trim();
    if (isEmailAddress(typed)) return onEmail(typed);
    setProblem(typed ? messages.accountEmail : messages.fieldsMissing);
    focusProblem(form);
  }
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <FormField label={words.email} hint={words.newHere} problem={problem}>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            maxLength={254}
            // The browser offers passkeys in this field's list.
            autoComplete="username webauthn"
            required
            defaultValue={email}
            onInput={onUse}
            onPointerDown={onUse}
          />
        )}
      </FormField>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <button type="submit" className={buttonClass('accent', 'full')}>
        {words.continue}
      </button>
      {hasPasskeys && (
        <>
          <p className={styles.or}>{words.or}</p>
          <PasskeyButton onPress={onPasskey} />
        </>
      )}
      <p className={styles.note}>
        {words.accept}{' '}
        <SiteLink to={shellSettings.links.termsOfUse} target="_blank">
          {words.terms}
        </SiteLink>
        . {words.neverPost}{' '}
        <SiteLink to={hrefOf('privacy-policy')} target="_blank">
          {words.whatWeKeep}
        </SiteLink>
      </p>
      <p className={styles.ways}>
        <button type="button" onClick={onOther}>
          {words.otherWays}
        </button>
      </p>
    </form>
  );
}
