import { copy } from '#app/copy/site.ts';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import { inputClass } from '#design/field/field.ts';
import styles from './address-field.module.css';

/** The e-mail field for readers without an account: in a promotion, and on the newsletters page. */
export function AddressField() {
  return (
    <label className={styles.field}>
      {copy.yourEmail}
      <input
        className={inputClass}
        type="email"
        name={fields.email}
        autoComplete="email"
        placeholder="you@example.com"
      />
    </label>
  );
}
