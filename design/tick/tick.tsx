import styles from './tick.module.css';

/** Class of a section label; put it on a link or a span inside an element with `data-s`. */
export const tickClass = styles.tick ?? '';
