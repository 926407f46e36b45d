import { doorCopy } from '#app/components/doors/door-copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { Picture } from '../picture/picture.tsx';
import { sectionOf } from '../section/section-of.ts';
import { LetterToggle, type LetterToggleProps } from './letter-toggle.tsx';
import styles from './newsletters.module.css';

interface LetterCardProps extends Omit<LetterToggleProps, 'title'> {
  letter: ContentLink;
  priority: boolean;
}

export function LetterCard({ letter, priority, ...toggle }: LetterCardProps) {
  const { slug, title, description, summary, label, url, image } = letter;
  return (
    <article className={styles.card} id={`letter-${slug}`} data-s={sectionOf(letter)}>
      <Picture
        image={image}
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
        ratio="2/1"
        priority={priority}
      />
      <div className={styles.text}>
        {label && <p className={tickClass}>{label}</p>}
        <h2 className={styles.name}>
          <Chirp text={title} />
        </h2>
        <p className="dek">{description}</p>
        {summary && <p className={styles.sample}>{summary}</p>}
        <p className={styles.read}>
          <SiteLink to={url} aria-label={`${doorCopy.letterRead}: ${title}`}>
            {doorCopy.letterRead}
          </SiteLink>
        </p>
        <LetterToggle title={title} {...toggle} />
      </div>
    </article>
  );
}
