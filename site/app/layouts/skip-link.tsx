import { copy } from '#app/copy/site.ts';
import styles from './layout.module.css';

export const mainId = 'main';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {copy.skip}
    </a>
  );
}
