import type { CSSProperties } from 'react';
import styles from './meter.module.css';

export interface MeterProps {
  /** From 0 to 1. */
  share: number;
  label: string;
}

export function Meter({ share, label }: MeterProps) {
  const lit = Math.round(Math.max(0, Math.min(1, share)) * 30);
  return (
    <span className={styles.meter} role="img" aria-label={label} style={{ '--lit': lit } as CSSProperties} />
  );
}
