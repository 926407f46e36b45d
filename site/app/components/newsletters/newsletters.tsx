import { useState, useSyncExternalStore } from 'react';
import { indexPageCopy } from '#app/copy/index-pages.ts';
import { initialAuth } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import { newslettersCopy as words } from '../../copy/newsletters.ts';
import type { ViewProps } from '../page-body/view.ts';
import { AccountNewsletters } from './account-newsletters.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import styles from './newsletters.module.css';
import { NewslettersForm } from './newsletters-form.tsx';
import { Tuner } from './tuner.tsx';
import { newslettersDesk, useNewsletters } from './use-newsletters.ts';

/** The door of the letters: what each one is, its newest issue, and a button to get or leave it. */
export function Newsletters({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const { subscriptions, busy } = useNewsletters();
  const { loggedIn } = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  const [said, setSaid] = useState('');
  async function toggle(id: string, title: string) {
    const letters = await newslettersDesk();
    const before = letters.get().subscriptions.includes(id);
    await letters.toggle(id);
    const after = letters.get().subscriptions.includes(id);
    if (before !== after) setSaid(words.now(title, after));
  }
  return (
    <>
      <header className="stage">
        <div className={`wrap ${styles.head}`}>
          <h1 className="hd-mega">{data.title ?? indexPageCopy.newslettersTitle}</h1>
          {data.description && <p className={styles.dek}>{data.description}</p>}
        </div>
        <Tuner letters={items} />
      </header>
      <div className={`wrap ${styles.grid}`}>
        {items.map((letter, index) => (
          <NewsletterCard
            key={letter.id}
            letter={letter}
            isTaken={subscriptions.includes(letter.id)}
            isBusy={busy.includes(letter.id)}
            priority={priority && index === 0}
            onToggle={() => void toggle(letter.id, letter.title)}
          />
        ))}
      </div>
      <div className="wrap">
        <div className={`panel ${styles.panel}`}>
          {loggedIn ? <AccountNewsletters /> : <NewslettersForm letters={items} />}
          <p className={styles.scriptless}>{words.scripts}</p>
        </div>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
