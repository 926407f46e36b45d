import styles from './switch.module.css';

/** Class of a checkbox that turns something on and off at once; it also needs `role="switch"` and a label. */
export const switchClass = styles.switch ?? '';
