import styles from './stars.module.css';

/** The shape of one star at `x`; five of them are one path. */
const starAt = (x: number) =>
  `M${x + 12} 2.2l2.95 6.36 6.96.83-5.14 4.77 1.36 6.88L${x + 12} 17.62l-6.13 3.42 1.36-6.88L${x + 2.09} 9.39l6.96-.83z`;
const row = [0, 24, 48, 72, 96].map(starAt).join('');

export interface StarsProps {
  /** From 0 to 5; fractions are rendered exactly. */
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
