import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { type AdPlace, housePromotions } from './house-promotions.ts';
import styles from './skybox.module.css';

export type AdSize = 'leader' | 'billboard' | 'mpu';

export interface AdSlotProps {
  size: AdSize;
  place?: AdPlace;
}

/** A labelled, reserved, still place for an advertisement; a notice of our own stands in it until one comes. */
export function AdSlot({ size, place = 'rail' }: AdSlotProps) {
  const { title, text, to } = housePromotions[place];
  return (
    <div className={`${styles.slot} ${styles[size]}`}>
      <p className={styles.label}>{copy.advertisement}</p>
      <div className={styles.box}>
        <SiteLink to={to} className={styles.promo}>
          <b>{title}</b>
          <span>{text}</span>
        </SiteLink>
      </div>
    </div>
  );
}

/** Under the header a 90 px leader; on the front door a billboard between bands. */
export function Skybox({ place }: { place: 'front' | 'inner' }) {
  return (
    <aside
      className={place === 'front' ? `wrap band ${styles.front}` : styles.inner}
      aria-label={copy.advertisement}
      data-slot="skybox"
      data-print="none"
    >
      <AdSlot size={place === 'front' ? 'billboard' : 'leader'} place="skybox" />
    </aside>
  );
}
