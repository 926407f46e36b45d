import {
  type AdRequest,
  type BidAnswer,
  bidsPath,
  eventsPath,
  type KeyValues,
  type OwnBid,
  type WireSize,
} from '../../wire.ts';
import { creativeAddress, themeOf } from '../sandboxed-iframe.ts';

/** The part of Prebid's bid request that our bidder reads. */
interface BidRequest {
  bidId: string;
  adUnitCode: string;
  mediaTypes?: { banner?: { sizes?: readonly (readonly number[])[] } };
  params?: { targeting?: Readonly<Record<string, readonly string[]>> };
}
interface Won {
  meta?: { token?: string };
}

/** Our own bidder: our ad server bids for the slots of a page beside the others. */
export const ownAdapter = {
  code: 'house',
  supportedMediaTypes: ['banner'],
  isBidRequestValid: ({ mediaTypes }: BidRequest) => (mediaTypes?.banner?.sizes?.length ?? 0) > 0,
  buildRequests: (bids: readonly BidRequest[]) => ({
    method: 'POST',
    url: `${location.origin}${bidsPath}`,
    data: JSON.stringify(requestOf(bids)),
    bids,
    options: { contentType: 'application/json', withCredentials: false },
  }),
  interpretResponse(
    { body }: { body?: Partial<BidAnswer> | null },
    { bids: requests }: { bids: readonly BidRequest[] },
  ) {
    const bids = Array.isArray(body?.bids) ? body.bids : [];
    const host = typeof body?.origin === 'string' ? body.origin : location.origin;
    return bids.flatMap((bid: OwnBid) => {
      const code = requests.find(({ bidId }) => bidId === bid.id)?.adUnitCode ?? '';
      const theme = themeOf(document.getElementById(code) ?? document.documentElement);
      const adUrl = creativeAddress(bid.creative, theme, host);
      if (!adUrl) return [];
      return {
        requestId: bid.id,
        cpm: bid.cpm,
        currency: 'USD',
        width: bid.size[0],
        height: bid.size[1],
        creativeId: String(bid.creativeId),
        netRevenue: true,
        ttl: 300,
        mediaType: 'banner',
        adUrl,
        meta: { advertiserDomains: [], token: bid.token },
      };
    });
  },
  /** Counts an impression only for the winning bid. */
  onBidWon({ meta }: Won) {
    if (!meta?.token) return;
    navigator.sendBeacon(eventsPath, JSON.stringify({ events: [{ token: meta.token, kind: 'impression' }] }));
  },
};

type Source = Pick<typeof googletag | googletag.Slot, 'getConfig'>;
type AuctionedSlot = Source & Partial<Pick<googletag.Slot, 'getAdUnitPath'>>;

/** The key-values of page and slots apply to the auction, too. */
function keyValuesOf(source: Source | undefined): KeyValues {
  const { targeting } = source?.getConfig?.('targeting') ?? {};
  const values = Object.entries(targeting ?? {}).map(([key, value]) => [key, [value ?? []].flat()]);
  return Object.fromEntries(values);
}

function slotOf(adUnitCode: string): AuctionedSlot | undefined {
  const slots = globalThis.googletag?.pubads?.().getSlots() ?? [];
  return slots.find((slot) => slot.getSlotElementId() === adUnitCode);
}

function requestOf(requests: readonly BidRequest[]): AdRequest {
  return {
    page: location.pathname,
    correlator: 0,
    viewport: [innerWidth, innerHeight],
    targeting: keyValuesOf(globalThis.googletag),
    exclusions: [],
    // The bid id identifies the slot: two bids for one slot are two requests.
    slots: requests.map(({ bidId, adUnitCode, mediaTypes, params }) => ({
      id: bidId,
      // Line items may target ad units, in auctions too.
      unit: slotOf(adUnitCode)?.getAdUnitPath?.() ?? '/auction',
      sizes: (mediaTypes?.banner?.sizes ?? []) as readonly WireSize[],
      targeting: { ...keyValuesOf(slotOf(adUnitCode)), ...params?.targeting },
      exclusions: [],
    })),
  };
}
