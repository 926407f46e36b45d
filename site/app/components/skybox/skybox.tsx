import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { publication } from '#config';
import styles from './skybox.module.css';

/** A house promotion in the reserved space until an advertisement takes it. */
function HousePromotion() {
  return (
    <SiteLink to="/newsletters/" className={styles.promo}>
      <b>{copy.promoTitle}</b>
      <span>{copy.promoText(publication.brand.name)}</span>
    </SiteLink>
  );
}

export type AdSize = 'leader' | 'billboard' | 'mpu';

/** A labelled, reserved, still place for an advertisement. */
export function AdSlot({ size }: { size: AdSize }) {
  return (
    <div className={`${styles.slot} ${styles[size]}`}>
      <p className={styles.label}>{copy.advertisement}</p>
      <div className={styles.box}>
        <HousePromotion />
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
      <AdSlot size={place === 'front' ? 'billboard' : 'leader'} />
    </aside>
  );
}
