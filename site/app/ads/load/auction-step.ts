import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { AdPage } from '../page/ad-page.ts';
import { hasInventoryFor } from '../page/has-inventory.ts';
import { adState } from '../page/page-ad-state.ts';
import { type AuctionUnit, bidsFor, holdAuction } from './auction.ts';

export interface AuctionStepOptions {
  config: Pick<AdsConfig, 'auction'>;
  /** Consent to targeting: other companies bid only with it. */
  isAllowed: () => boolean;
  reader: () => Partial<CriteriaFacts>;
}

interface AuctionPlace {
  divId: string;
  sizes: AuctionUnit['sizes'];
  page: Pick<AdPage, 'criteria'>;
}

/** Auctions the slots of pages that the configuration names. Otherwise loads nothing; never rejects. */
export async function auctionStep(
  places: readonly AuctionPlace[],
  { config: { auction }, isAllowed, reader }: AuctionStepOptions,
  hold = holdAuction,
): Promise<void> {
  if (!auction || !adState.get().enabled) return;
  const auctioned = places.filter(
    ({ sizes, page }) => sizes.length > 0 && hasInventoryFor(auction, page, reader),
  );
  await hold(
    auctioned.map(({ divId, sizes }) => ({ code: divId, sizes })),
    bidsFor(auction, isAllowed()),
  );
}
