import type { ReactNode } from 'react';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Image } from '#content/entities/image.ts';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  icon: IconName;
  /** Where it leads, in words: "Video", "Post on X". */
  source: string;
  title: string;
  to: string;
  image?: Image | undefined;
  children?: ReactNode;
}

/** External content as a link. Nothing is requested until the reader follows it. */
export function LinkCard({ icon, source, title, to, image, children }: LinkCardProps) {
  return (
    <aside className={styles.card} aria-label={`${source}: ${title}`}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 48rem) 42rem, 100vw" />
          <span className={`${playDiscClass} ${styles.play}`}>
            <Icon name={icon} size={30} />
          </span>
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.source}>
          <Icon name={icon} size={16} />
          {source}
        </p>
        <p className="hd-4">
          <SiteLink className={styles.link} to={to}>
            {title}
          </SiteLink>
        </p>
        {children}
      </div>
    </aside>
  );
}
