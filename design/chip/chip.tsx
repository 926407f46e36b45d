import styles from './chip.module.css';

/** Classes of a row of chips; the chip itself is a link of the room that uses it. */
export const chipsClass = styles.chips ?? '';
export const chipClass = styles.chip ?? '';
