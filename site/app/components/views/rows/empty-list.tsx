import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './rows.module.css';

interface EmptyListProps {
  text?: string;
  /** The list of the latest stories is empty itself: there is nothing else to read. */
  isLatest?: boolean;
}

/** An empty list says so, and links to the latest stories. */
export function EmptyList({ text = copy.nothingHere, isLatest = false }: EmptyListProps) {
  if (isLatest) return <p className={`dek ${styles.empty}`}>{copy.nothingYet}</p>;
  return (
    <div className={styles.empty}>
      <p className="dek">{text}</p>
      <SiteLink className={buttonClass('line')} to={hrefOf('latest')}>
        {copy.allLatest}
      </SiteLink>
    </div>
  );
}
