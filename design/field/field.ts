import styles from './field.module.css';

/** Class of a field, a list or a text area in a form; it also needs a label. */
export const inputClass = styles.input ?? '';
