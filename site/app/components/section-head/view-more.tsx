import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './section-head.module.css';

interface ViewMoreProps {
  text: string | undefined;
  url: string | undefined;
  /** A button ends a list; an arrow stands beside its name. */
  look?: 'arrow' | 'button';
}

/** The way to the whole list; only when there are both words and an address. */
export function ViewMore({ text, url, look = 'arrow' }: ViewMoreProps) {
  if (!text || !url) return null;
  if (look === 'button')
    return (
      <p className={styles.end}>
        <SiteLink className={buttonClass('line', 'full')} to={url}>
          {text}
        </SiteLink>
      </p>
    );
  return (
    <SiteLink className={styles.more} to={url}>
      {text}
      <Icon name="arrow-right" />
    </SiteLink>
  );
}
