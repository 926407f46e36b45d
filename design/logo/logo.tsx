import styles from './logo.module.css';

export const logoColors = ['text', 'brand'] as const;
export type LogoColor = (typeof logoColors)[number];
export const logoSizes = ['normal', 'header', 'footer', 'square'] as const;
export type LogoSize = (typeof logoSizes)[number];

export interface LogoProps {
  name: string;
  /** The publication's own logo; without it the name stands in its place. */
  picture?: { url: string; width: number; height: number } | undefined;
  color?: LogoColor;
  size?: LogoSize;
}

/** The logo of the publication; `square` is for places too small for a word. */
export function Logo({ name, picture, color = 'text', size = 'normal' }: LogoProps) {
  const className = `${styles[size]} ${styles[color]}`;
  if (picture)
    return (
      <img className={className} src={picture.url} width={picture.width} height={picture.height} alt={name} />
    );
  return (
    <b className={className} translate="no">
      {size === 'square' ? name.slice(0, 1) : name}
    </b>
  );
}
