import { useState, useSyncExternalStore } from 'react';
import { createLetterWishes, toggled } from '#app/behaviours/letter-wishes.ts';
import { doorCopy } from '#app/components/doors/door-copy.ts';
import { copy } from '#app/copy.ts';
import { buttonClass } from '#design/button/button.ts';
import type { ViewProps } from '../page-body/view.ts';
import { LetterCard } from './letter-card.tsx';
import styles from './newsletters.module.css';
import { Tuner } from './tuner.tsx';

const wishes = createLetterWishes(() => localStorage);
const nobody: readonly string[] = [];

/** The door of the letters: what each one is, its newest issue, and what signing up means today. */
export function Newsletters({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const wanted = useSyncExternalStore(wishes.subscribe, wishes.get, () => nobody);
  const [said, setSaid] = useState('');
  const noted = items.filter(({ id }) => wanted.includes(id));
  const keep = (ids: readonly string[], words: string) =>
    setSaid(wishes.set(ids) ? words : doorCopy.letterFailed);
  return (
    <>
      <header className="stage">
        <div className={`wrap ${styles.head}`}>
          <h1 className="hd-mega">{data.title ?? doorCopy.lettersTitle}</h1>
          {data.description && <p className={styles.dek}>{data.description}</p>}
          <p className={styles.note}>{doorCopy.letterShort}</p>
        </div>
        <Tuner letters={items} />
      </header>
      <div className={`wrap ${styles.grid}`}>
        {items.map((letter, index) => (
          <LetterCard
            key={letter.id}
            letter={letter}
            isWanted={wanted.includes(letter.id)}
            priority={priority && index === 0}
            onToggle={() =>
              keep(toggled(wanted, letter.id), doorCopy.letterNow(letter.title, !wanted.includes(letter.id)))
            }
          />
        ))}
      </div>
      <div className="wrap">
        <div className={`panel ${styles.honest}`}>
          <div>
            <h2 className="hd-3">
              {noted.length > 0 ? doorCopy.lettersPicked(noted.length) : copy.newsletters}
            </h2>
            <p>
              {noted.length > 0 && `${doorCopy.lettersKept} `}
              {doorCopy.letterHonest}
            </p>
            <p className={styles.scriptless}>{doorCopy.letterScripts}</p>
            <p className={styles.said} role="status">
              {said}
            </p>
          </div>
          {noted.length > 0 && (
            <button
              type="button"
              className={buttonClass('line')}
              onClick={() => keep([], doorCopy.lettersForgotten)}
            >
              {doorCopy.lettersForget}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
