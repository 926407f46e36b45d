import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import { CountingChoice } from './account-newsletters.tsx';
import { NewsletterToggle } from './newsletter-toggle.tsx';
import styles from './newsletters.module.css';
import { toggleNewsletter } from './toggle-newsletter.ts';
import { useNewsletters } from './use-newsletters.ts';

/** The account's newsletters, among the other preferences. */
export function NewsletterPreferences({ className }: { className: string | undefined }) {
  const { newsletters, subscriptions, busy, mayCount } = useNewsletters();
  return (
    <section className={className} aria-labelledby="your-newsletters">
      <h2 id="your-newsletters">{words.title}</h2>
      <ul className={styles.toggles}>
        {newsletters.map(({ id, title = id, description, rhythm }) => (
          <li key={id}>
            <div>
              <strong>{title}</strong>
              <p>{description}</p>
            </div>
            <NewsletterToggle
              title={title}
              isTaken={subscriptions.includes(id)}
              isBusy={busy.includes(id)}
              onToggle={() => void toggleNewsletter({ id, title, rhythm })}
            />
          </li>
        ))}
      </ul>
      <CountingChoice mayCount={mayCount} />
    </section>
  );
}
