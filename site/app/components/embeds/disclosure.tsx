import { copy } from '#app/copy.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './disclosure.module.css';

/** Before the first link that may earn money. */
export function Disclosure() {
  return (
    <p className={styles.disclosure}>
      <Icon name="info" />
      {copy.commissionNote}
    </p>
  );
}
