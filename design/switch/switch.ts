import styles from './switch.module.css';

/** Class of a checkbox that switches a setting on and off at once; it also needs `role="switch"` and a label. */
export const switchClass = styles.switch ?? '';
