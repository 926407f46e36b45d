import type { CSSProperties } from 'react';
import styles from './spectrum.module.css';

/** A stable offset for a seed, so that neighbouring strips never look alike. */
function stripOffset(seed: string): number {
  let sum = 7;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1999;
  return -sum;
}

export interface SpectrumProps {
  /** A section lights its own lines; `footer` has one picture per screen width. */
  line?: string | undefined;
  height?: 6 | 8 | 10;
  seed?: string;
  className?: string | undefined;
}

/** The spectrum strip. Decorative only: hidden from assistive technology. */
export function Spectrum({ line, height = 10, seed = line ?? '', className }: SpectrumProps) {
  const style = { '--x': `${stripOffset(seed)}px`, height } as CSSProperties;
  return (
    <span
      className={className ? `${styles.strip} ${className}` : styles.strip}
      data-line={line}
      style={style}
      aria-hidden="true"
    />
  );
}
