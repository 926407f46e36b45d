import prebid from 'prebid.js';
import { ownAdapter } from './own-adapter.ts';

export interface AuctionUnit {
  /** The id of the slot's element. */
  code: string;
  sizes: readonly (readonly [number, number])[];
}
export interface AuctionBidder {
  bidder: string;
  params: Readonly<Record<string, unknown>>;
}

/** What is used of Prebid. Its own types are those of every module at once. */
interface Auctioneer {
  registerBidAdapter(adapter: null, code: string, spec: object): void;
  setConfig(config: object): void;
  addAdUnits(units: readonly object[]): void;
  removeAdUnit(codes: readonly string[]): void;
  requestBids(request: { adUnitCodes: readonly string[]; timeout: number; bidsBackHandler(): void }): void;
  setTargetingForGPTAsync(codes: readonly string[]): void;
  processQueue(): void;
}
const auctioneer = prebid as unknown as Auctioneer;

let isReady = false;
function prepare(): void {
  if (isReady) return;
  isReady = true;
  auctioneer.registerBidAdapter(null, ownAdapter.code, ownAdapter);
  auctioneer.setConfig({
    enableSendAllBids: false,
    priceGranularity: 'medium',
    // The ad server keeps a creative to one place of a page view, so it has to know which one won.
    targetingControls: { addTargetingKeys: ['CRID'] },
    // Nothing is stored, nobody's pixels are synced: consent for ads is no consent for that.
    deviceAccess: false,
    userSync: { syncEnabled: false },
    // Parts of Prebid that are not in this file would come from another company's host.
    distUrlBase: `${location.origin}/ads/`,
  });
  auctioneer.processQueue();
}

/** One auction for these slots. When it is over, what won stands among the key-values of each slot. */
export function runAuction(
  units: readonly AuctionUnit[],
  bidders: readonly AuctionBidder[],
  timeout: number,
): Promise<void> {
  prepare();
  const codes = units.map(({ code }) => code);
  auctioneer.addAdUnits(
    units.map(({ code, sizes }) => ({ code, mediaTypes: { banner: { sizes } }, bids: bidders })),
  );
  return new Promise((resolve) => {
    auctioneer.requestBids({
      adUnitCodes: codes,
      timeout,
      bidsBackHandler() {
        auctioneer.setTargetingForGPTAsync(codes);
        auctioneer.removeAdUnit(codes);
        resolve();
      },
    });
  });
}
