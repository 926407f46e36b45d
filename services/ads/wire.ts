import type { AdType } from '#content/entities/ad-names.ts';
import { videoAdEvents } from '#content/entities/video-ad-events.ts';

/** Requests and responses between the page's script and the ad server. Both sides validate them. */

/** Ad networks whose embedded scripts request ads here, beside the publisher tag. */
export const adNetworks = [
  'adsense',
  'amazon-native',
  'taboola',
  'media-net',
] as const satisfies readonly Exclude<AdType, 'display'>[];
export type AdNetwork = (typeof adNetworks)[number];

/** Width and height in pixels, or a slot that takes the height of its creative. */
export type WireSize = readonly [number, number] | 'fluid';
export type KeyValues = Readonly<Record<string, readonly string[]>>;

interface WireSlot {
  /** The id of its element; the answer names it again. */
  id: string;
  /** `/network/site/place`, as ad servers name places. */
  unit: string;
  sizes: readonly WireSize[];
  /** Laid over the page by the page itself, so that any size will do. */
  outOfPage?: boolean;
  targeting: KeyValues;
  exclusions: readonly string[];
}

export interface AdRequest {
  /** Set by the script of an ad network: only its own line items are delivered. */
  network?: AdNetwork;
  /** The page without its query, which may contain private data. */
  page: string;
  /** The same for all requests of a page view. */
  correlator: number;
  viewport: readonly [number, number];
  targeting: KeyValues;
  exclusions: readonly string[];
  /** Given by the page and only with consent; without it nothing is counted per reader. */
  reader?: string;
  slots: readonly WireSlot[];
}

export interface FilledSlot {
  id: string;
  isEmpty: false;
  size: WireSize;
  /** A path below `/ads/creative/`. */
  creative: string;
  /** Names this one delivery in every count. */
  token: string;
  advertiserId: number;
  campaignId: number;
  lineItemId: number;
  creativeId: number;
  isBackfill: boolean;
}
interface EmptySlot {
  id: string;
  isEmpty: true;
}
export type SlotAnswer = FilledSlot | EmptySlot;

export interface AdAnswer {
  slots: readonly SlotAnswer[];
  /** The host that hands out creatives, when it is not the page's own. */
  origin?: string;
}

export const countedEvents = ['impression', 'viewable', 'click', ...videoAdEvents] as const;
export type CountedEvent = (typeof countedEvents)[number];

export interface EventReport {
  events: readonly { token: string; kind: 'impression' | 'viewable' }[];
}

/** An own bid for one slot of an auction. */
export interface OwnBid {
  id: string;
  /** Dollars for a thousand impressions. */
  cpm: number;
  size: readonly [number, number];
  creative: string;
  creativeId: number;
  token: string;
}
export interface BidAnswer {
  bids: readonly OwnBid[];
  origin?: string;
}

export const bidsPath = '/ads/v1/bids';
export const slotsPath = '/ads/v1/slots';
export const eventsPath = '/ads/v1/events';
export const creativePath = '/ads/creative/';
export const clickPath = '/ads/click/';
export const trackPath = '/ads/track/';
export const vastPath = '/ads/vast';
