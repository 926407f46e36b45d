import { useSyncExternalStore } from 'react';
import { indexPageCopy } from '#app/copy/index-pages.ts';
import { initialAuth } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { EmptyList } from '../../../components/views/rows/empty-list.tsx';
import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import { AccountNewsletters } from './account-newsletters.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import styles from './newsletters.module.css';
import { NewslettersForm } from './newsletters-form.tsx';
import { toggleNewsletter } from './toggle-newsletter.ts';
import { Tuner } from './tuner.tsx';
import { useNewsletters } from './use-newsletters.ts';

/** The newsletters page: a description of each, its newest edition, and a subscribe button. */
export function Newsletters({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const { subscriptions, busy } = useNewsletters();
  const { loggedIn } = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  return (
    <>
      <header className="stage">
        <div className={`wrap ${styles.head}`}>
          <h1 className="hd-mega">{data.title ?? indexPageCopy.newslettersTitle}</h1>
          {data.description && <p className={styles.dek}>{data.description}</p>}
        </div>
        {items.length > 0 && <Tuner newsletters={items} />}
      </header>
      {items.length === 0 ? (
        <div className="wrap">
          <EmptyList text={indexPageCopy.noNewsletters} />
        </div>
      ) : (
        <>
          <div className={`wrap ${styles.grid}`}>
            {items.map((newsletter, index) => (
              <NewsletterCard
                key={newsletter.id}
                newsletter={newsletter}
                isTaken={subscriptions.includes(newsletter.id)}
                isBusy={busy.includes(newsletter.id)}
                priority={priority && index === 0}
                onToggle={() =>
                  void toggleNewsletter({
                    id: newsletter.id,
                    title: newsletter.title,
                    rhythm: newsletter.label,
                  })
                }
              />
            ))}
          </div>
          <div className="wrap">
            <div className={`panel ${styles.panel}`}>
              {loggedIn ? <AccountNewsletters /> : <NewslettersForm newsletters={items} />}
              <p className={styles.scriptless}>{words.scripts}</p>
            </div>
          </div>
        </>
      )}
    </>
  );
}
