import { doorCopy } from '#app/components/doors/door-copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { buttonClass } from '#design/button/button.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { Picture } from '../picture/picture.tsx';
import { sectionOf } from '../section/section-of.ts';
import styles from './newsletters.module.css';

interface LetterCardProps {
  letter: ContentLink;
  isWanted: boolean;
  priority: boolean;
  onToggle: () => void;
}

export function LetterCard({ letter, isWanted, priority, onToggle }: LetterCardProps) {
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
        <button
          type="button"
          className={`${buttonClass(isWanted ? 'line' : 'solid', 'full')} ${styles.button}`}
          aria-pressed={isWanted}
          aria-label={`${doorCopy.letterWant}: ${title}`}
          onClick={onToggle}
        >
          <Icon name={isWanted ? 'check' : 'plus'} />
          {isWanted ? doorCopy.letterNoted : doorCopy.letterWant}
        </button>
      </div>
    </article>
  );
}
