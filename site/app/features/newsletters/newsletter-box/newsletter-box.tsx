import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import { buttonClass } from '#design/button/button.ts';
import { Strip } from '#design/strip/strip.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { AddressField } from './address-field.tsx';
import styles from './newsletter-box.module.css';

interface NewsletterPromoProps {
  /** The newsletter's id. */
  newsletter: string;
  title: string;
  text?: string | undefined;
  note?: string | undefined;
  level: 2 | 3;
  /** A band of the page, a part of a text, or a card among cards. */
  place?: 'band' | 'body' | 'card';
}

/** A newsletter promotion: title, description, and an e-mail field. `watch-newsletter-forms.ts` handles the form. */
export function NewsletterPromo({
  newsletter,
  title,
  text,
  note,
  level,
  place = 'band',
}: NewsletterPromoProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stage ${styles.box}`} data-place={place}>
      <Strip seed={title} className={styles.line} />
      <div className={styles.words}>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.words}>
        {/* This method sends nothing: until the code has loaded, the document's own script queues the form. */}
        <form className={styles.form} method="dialog" data-newsletters noValidate>
          <input type="hidden" name={fields.newsletter} value={newsletter} />
          <AddressField />
          <button className={buttonClass('accent')} type="submit">
            {copy.subscribeButton}
          </button>
          <p className={styles.message} data-status="" role="status" />
        </form>
        <p className={styles.action}>
          <SiteLink className={buttonClass('accent')} to={hrefOf('newsletters')}>
            {copy.subscribeButton}
          </SiteLink>
        </p>
        {note && <StaticHtml className={styles.note} html={note} />}
      </div>
    </div>
  );
}

export function NewsletterBox({ component }: ViewProps<'Text'>) {
  const { id, title = copy.newsletters, description, content } = component.data;
  return (
    <section className="band" data-s="advice" data-print="none">
      <div className="wrap">
        <NewsletterPromo
          newsletter={id.replace('newsletter-', '')}
          title={title}
          text={description}
          note={content}
          level={2}
        />
      </div>
    </section>
  );
}
