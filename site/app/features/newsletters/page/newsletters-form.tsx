import type { ContentLink } from '#content/entities/content-link.ts';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import { buttonClass } from '#design/button/button.ts';
import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import { AddressField } from '../newsletter-box/address-field.tsx';
import styles from './newsletters.module.css';

/** Newsletters without an account. `watch-newsletter-forms.ts` handles the form. */
export function NewslettersForm({ newsletters }: { newsletters: readonly ContentLink[] }) {
  return (
    <form className={styles.form} method="dialog" data-newsletters noValidate>
      <h2 className="hd-3">{words.noAccount}</h2>
      <p>{words.noAccountText}</p>
      <fieldset>
        <legend>{words.which}</legend>
        {newsletters.map(({ id, title }) => (
          <label key={id} className={styles.check}>
            <input type="checkbox" name={fields.newsletter} value={id} />
            {title}
          </label>
        ))}
      </fieldset>
      <label className={styles.check}>
        <input type="checkbox" name={fields.mayCount} value="yes" />
        <span>
          {words.mayCount} <small>{words.mayCountText}</small>
        </span>
      </label>
      <div className={styles.address}>
        <AddressField />
        <button className={buttonClass('solid')} type="submit">
          {words.signUp}
        </button>
      </div>
      <p className={styles.message} data-status="" role="status" />
    </form>
  );
}
