import styles from './continue-reading-place.module.css';

export const continueReadingPlace = 'continue-reading';

/**
 * An empty container for stories started on this device. The script in the head reserves its space before the first
 * paint when there is something to show, so nothing moves when it renders.
 */
export function ContinueReadingPlace() {
  return <div className={styles.place} data-place={continueReadingPlace} data-print="none" />;
}
