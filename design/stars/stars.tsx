import styles from './stars.module.css';

const star =
  'M12 2.2l2.95 6.36 6.96.83-5.14 4.77 1.36 6.88L12 17.62l-6.13 3.42 1.36-6.88L2.09 9.39l6.96-.83z';
/** Five stars as one path. */
const row = [0, 1, 2, 3, 4]
  .map((index) => star.replace('M12', `M${12 + index * 24}`).replace('L12', `L${12 + index * 24}`))
  .join('');

export interface StarsProps {
  /** From 0 to 5; fractions are drawn true. */
  value: number;
  label: string;
  width?: number;
}

export function Stars({ value, label, width = 90 }: StarsProps) {
  const lit = Math.max(0, Math.min(5, value)) * 24;
  return (
    <svg
      className={styles.stars}
      width={width}
      height={width / 5}
      viewBox="0 0 120 24"
      role="img"
      aria-label={label}
    >
      <path className={styles.off} d={row} />
      <svg width={lit} height="24" viewBox={`0 0 ${lit} 24`} aria-hidden="true">
        {lit > 0 && <path className={styles.on} d={row} />}
      </svg>
    </svg>
  );
}
