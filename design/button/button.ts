import styles from './button.module.css';

export type ButtonKind = 'solid' | 'accent' | 'line';

/** Classes of a button, for buttons and for links that look like one. One accent per group. */
export function buttonClass(kind: ButtonKind, ...sizes: ('small' | 'full')[]): string {
  return [styles.button, styles[kind], ...sizes.map((size) => styles[size])].join(' ');
}
