import { indexPageCopy } from '#app/copy/index-pages.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { sectionOf } from '../section/story-section.ts';
import styles from './newsletters.module.css';

/** The dial of a receiver: every letter is a station. */
export function Tuner({ letters }: { letters: readonly ContentLink[] }) {
  return (
    <nav className={styles.tuner} aria-label={indexPageCopy.newsletterTuner}>
      <ul className="wrap">
        {letters.map((letter) => (
          <li key={letter.id} data-s={sectionOf(letter)}>
            <a href={`#letter-${letter.slug}`}>{letter.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
