import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import styles from './section-head.module.css';

/** The way to the whole list; only when there are both words and an address. */
export function ViewMore({ text, url }: { text: string | undefined; url: string | undefined }) {
  if (!text || !url) return null;
  return (
    <SiteLink className={styles.more} to={url}>
      {text}
      <Icon name="arrow-right" />
    </SiteLink>
  );
}
