import type { CSSProperties } from 'react';
import styles from './strip.module.css';

/** A stable offset for a seed, so that neighbouring strips of a pattern never look alike. */
function stripOffset(seed: string): number {
  let sum = 7;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1999;
  return -sum;
}

export interface StripProps {
  /** A strip has the color of its section; a theme may give each section a pattern of its own. */
  section?: string | undefined;
  /** The strip of a place that themes decorate differently. */
  place?: 'footer';
  height?: 6 | 8 | 10;
  seed?: string;
  className?: string | undefined;
}

/**
 * The line above heads and bands. Decorative only: hidden from assistive technology. A theme finds it by `data-strip`,
 * which has the section or the place, and replaces its background by the custom property `--strip`.
 */
export function Strip({ section, place, height = 10, seed = section ?? '', className }: StripProps) {
  const style = { '--x': `${stripOffset(seed)}px`, height } as CSSProperties;
  return (
    <span
      className={className ? `${styles.strip} ${className}` : styles.strip}
      data-strip={place ?? section ?? ''}
      data-s={section}
      style={style}
      aria-hidden="true"
    />
  );
}
