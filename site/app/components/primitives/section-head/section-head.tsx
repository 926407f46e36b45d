import { Chirp } from '#design/chirp/chirp.tsx';
import { Strip } from '#design/strip/strip.tsx';
import styles from './section-head.module.css';
import { ViewMore } from './view-more.tsx';

interface SectionHeadProps {
  title?: string | undefined;
  description?: string | undefined;
  section?: string | undefined;
  viewMoreText?: string | undefined;
  viewMoreUrl?: string | undefined;
}

/** Strip, title, description, and a link to more. */
export function SectionHead({ title, description, section, viewMoreText, viewMoreUrl }: SectionHeadProps) {
  if (!title) return null;
  return (
    <header>
      <Strip section={section} height={8} seed={title} className={styles.line} />
      <div className={styles.row}>
        <h2 className={styles.title}>
          <Chirp text={title} />
        </h2>
        {description && <p className={styles.note}>{description}</p>}
        <ViewMore text={viewMoreText} url={viewMoreUrl} />
      </div>
    </header>
  );
}
