import styles from './chip.module.css';

/** Classes of a row of chips; the chip itself is a link that the calling component renders. */
export const chipsClass = styles.chips ?? '';
export const chipClass = styles.chip ?? '';
