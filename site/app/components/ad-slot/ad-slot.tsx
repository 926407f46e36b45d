import { use } from 'react';
import { copy } from '#app/copy/site.ts';
import type { AdPlace } from '#content/entities/ads-config.ts';
import styles from './ad-slot.module.css';
import { AdsContext } from './ads-context.ts';

/**
 * How much room is kept: `mpu` for 300x250, `leader` for 728x90, on phones for what is lower as well, `middle` for a leader
 * in the middle of a list, where phones have less to spare, `billboard` for up to 970x250.
 */
export type ReservedSpace = 'mpu' | 'leader' | 'middle' | 'billboard';

export interface AdSlotProps {
  space: ReservedSpace;
  place: AdPlace;
}

/**
 * A labelled place for an advertisement, its room kept before anything is asked for. Who fills it finds it by
 * `data-ad`. Without scripts it is not there: nobody would ever fill it.
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
