import styles from './continue-reading-place.module.css';

export const continueReadingPlace = 'continue-reading';

/**
 * An empty place for stories begun on this device. The script in the head reserves its room before the first paint
 * when there is something to show, so nothing moves when it comes.
 */
export function ContinueReadingPlace() {
  return <div className={styles.place} data-place={continueReadingPlace} data-print="none" />;
}
