import type { AuctionSettings } from '#content/entities/ads-config.ts';

export interface AuctionUnit {
  /** The id of the slot's element. */
  code: string;
  sizes: readonly (readonly [number, number])[];
}
interface AuctionScript {
  runAuction(
    units: readonly AuctionUnit[],
    bidders: AuctionSettings['bidders'],
    timeout: number,
  ): Promise<void>;
}
export type AuctionOutcome = 'off' | 'held' | 'late' | 'failed';

/** A separate script: Prebid is larger than a whole page, so it loads only where an auction runs. */
const scriptPath = '/ads/auction.js';
const loadScript = (): Promise<AuctionScript> => import(/* @vite-ignore */ scriptPath);
/** Time beyond the bidders' timeout: for loading the script, and for code that hangs. */
const graceMilliseconds = 500;

/** The bidder name of our own ad server, which receives no data about the reader. */
const ownBidder = 'house';

/** Other bidders are third parties: without consent only our own server may bid. */
export function bidsFor(settings: AuctionSettings, isAllowed: boolean): AuctionSettings | undefined {
  const bidders = settings.bidders.filter(({ bidder }) => isAllowed || bidder === ownBidder);
  return bidders.length > 0 ? { ...settings, bidders } : undefined;
}

/**
 * The auction step of loading ads: resolves when bids are set as key-values of the slots, when there is no auction,
 * or on timeout. Never rejects, so ads are requested in any case.
 */
export async function holdAuction(
  units: readonly AuctionUnit[],
  settings: AuctionSettings | undefined,
  load: () => Promise<AuctionScript> = loadScript,
  wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<AuctionOutcome> {
  if (!settings || units.length === 0) return 'off';
  const { bidders, timeoutMilliseconds } = settings;
  const held = load()
    .then(({ runAuction }) => runAuction(units, bidders, timeoutMilliseconds))
    .then(
      (): AuctionOutcome => 'held',
      (): AuctionOutcome => 'failed',
    );
  const late = wait(timeoutMilliseconds + graceMilliseconds).then((): AuctionOutcome => 'late');
  return Promise.race([held, late]);
}
