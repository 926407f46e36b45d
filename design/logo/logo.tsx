import sprite from '../icons/sprite.svg?no-inline';
import styles from './logo.module.css';

export const logoColors = ['text', 'brand'] as const;
export type LogoColor = (typeof logoColors)[number];
export const logoSizes = ['normal', 'header', 'footer', 'square'] as const;
export type LogoSize = (typeof logoSizes)[number];

export interface LogoProps {
  name: string;
  color?: LogoColor;
  size?: LogoSize;
}

/** The chirped wordmark; `square` is the tile for places too small for a word. */
export function Logo({ name, color = 'text', size = 'normal' }: LogoProps) {
  const className = `${styles[size]} ${styles[color]}`;
  if (size === 'square')
    return (
      <svg className={className} viewBox="0 0 48 48" role="img" aria-label={name}>
        <use href={`${sprite}#square`} />
      </svg>
    );
  return (
    <svg className={className} viewBox="0 0 5547 950" role="img" aria-label={name}>
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
