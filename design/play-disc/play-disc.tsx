import styles from './play-disc.module.css';

/** Class of the disc in the middle of a film's picture; `--disc` makes it another size. */
export const playDiscClass = styles.disc ?? '';
