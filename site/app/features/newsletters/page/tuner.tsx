import { indexPageCopy } from '#app/copy/index-pages.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import styles from './newsletters.module.css';

/** Links to the newsletters, styled like a radio dial. */
export function Tuner({ newsletters }: { newsletters: readonly ContentLink[] }) {
  return (
    <nav className={styles.tuner} aria-label={indexPageCopy.newsletterTuner}>
      <ul className="wrap">
        {newsletters.map((newsletter) => (
          <li key={newsletter.id} data-s={sectionOf(newsletter)}>
            <a href={`#newsletter-${newsletter.slug}`}>{newsletter.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
