import prebid from 'prebid.js';
import { ownAdapter } from './own-adapter.ts';

export interface AuctionUnit {
  /** The id of the slot's element. */
  code: string;
  sizes: readonly (readonly [number, number])[];
}
interface AuctionBidder {
  bidder: string;
  params: Readonly<Record<string, unknown>>;
}

/** The part of Prebid that is used; its own types cover all modules at once. */
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
    // The ad server limits a creative to one slot per page view, so it must know which one won.
    targetingControls: { addTargetingKeys: ['CRID'] },
    // Nothing is stored and no pixels are synced: consent to ads does not cover that.
    deviceAccess: false,
    userSync: { syncEnabled: false },
    // Modules of Prebid that are not in this file would load from a third-party host.
    distUrlBase: `${location.origin}/ads/`,
  });
  auctioneer.processQueue();
}

/** Runs one auction for these slots. Afterwards the winning bids are key-values of each slot. */
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
