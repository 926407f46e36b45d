import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './section-head.module.css';

interface ViewMoreProps {
  text: string | undefined;
  url: string | undefined;
  /** A button ends a list; an arrow link is beside its title. */
  look?: 'arrow' | 'button';
}

/** The link to the whole list; only with both text and URL. */
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
