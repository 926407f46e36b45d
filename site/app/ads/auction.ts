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

/** A script of its own beside the ad script: Prebid is larger than a whole page, and only comes where it is wanted. */
const scriptPath = '/ads/auction.js';
const loadScript = (): Promise<AuctionScript> => import(/* @vite-ignore */ scriptPath);
/** What an auction may take beyond its bidders' time: for its script, and for what hangs. */
const graceMilliseconds = 500;

/** Our own server's name among bidders: it learns nothing about a reader. */
const ownBidder = 'house';

/** Who may bid. Bidders are other companies: without a reader's leave nobody is asked but the house. */
export function bidsFor(settings: AuctionSettings, isAllowed: boolean): AuctionSettings | undefined {
  const bidders = settings.bidders.filter(({ bidder }) => isAllowed || bidder === ownBidder);
  return bidders.length > 0 ? { ...settings, bidders } : undefined;
}

/**
 * The auction step of loading ads: resolves when bids stand among the slots' key-values, when there is no auction, or
 * when it took too long. It never fails, so the request for ads goes out whatever happened.
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
