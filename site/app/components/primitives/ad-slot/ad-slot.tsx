import { use } from 'react';
import { copy } from '#app/copy/site.ts';
import type { AdPlace } from '#content/entities/ad-names.ts';
import styles from './ad-slot.module.css';
import { AdsContext } from './ads-context.ts';

/**
 * How much space is reserved: `mpu` for 300x250, `leader` for 728x90 and on phones for lower sizes as well, `middle`
 * for a leader in the middle of a list, where phones have less space, `billboard` for up to 970x250.
 */
type ReservedSpace = 'mpu' | 'leader' | 'middle' | 'billboard';

interface AdSlotProps {
  space: ReservedSpace;
  place: AdPlace;
}

/**
 * A labelled ad slot with reserved space. The ad code finds it by `data-ad`. Hidden without scripts, because nothing
 * would fill it.
 */
export function AdBox({ space, place }: AdSlotProps) {
  return (
    <div className={`${styles.slot} ${styles[space]}`} data-ad={place} data-print="none">
      <p className={styles.label}>{copy.advertisement}</p>
      <div className={styles.box} data-ad-box="" />
    </div>
  );
}

/** The same, on pages that sell this place. */
export function AdSlot(props: AdSlotProps) {
  return use(AdsContext)?.places.includes(props.place) ? <AdBox {...props} /> : null;
}
