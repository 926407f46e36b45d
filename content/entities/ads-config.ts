import type { AdSlotConfig, AdType } from './ad-slot-config.ts';
import type { Criteria } from './criteria.ts';
import type { StorageNames } from './storage-names.ts';

/** The kinds of page that have slots of their own. */
export const adPageTypes = [
  'article',
  'collection',
  'dynamic-door',
  'gallery',
  'home',
  'latest',
  'longform',
  'news',
  'profile',
  'review',
  'search',
  'video',
  'sponsored-video',
] as const;
export type AdPageType = (typeof adPageTypes)[number];

/** What the name of a slot begins with; `{family}-{position}`. */
export const adFamilies = [
  'skybox',
  'incontent-ad',
  'bottom',
  'mpu',
  'leader',
  'interstitial',
  'omnibar',
  'sticky-banner',
] as const;
export type AdFamily = (typeof adFamilies)[number];

/** Where on a page an advertisement may stand. */
export const adPlaces = ['skybox', 'body', 'rail', 'list', 'bottom', 'omnibar', 'sticky-banner'] as const;
export type AdPlace = (typeof adPlaces)[number];

/** Distances in characters of text: what a reader reads, not how it is laid out. */
export interface AdBodyRules {
  /** Before the first one. */
  first: number;
  /** Between two of them. */
  between: number;
  /** From pictures and every other embed, on both sides. */
  fromImages: number;
  /** After a heading; directly before one there is never an ad. */
  fromHeadings: number;
  /** Text that must still follow. */
  beforeEnd: number;
  /** So many in one story. */
  most: number;
}

export interface AdsConfig {
  /** Off by `false`; on unless said. */
  enabled?: boolean;
  /** Every unit of a page says that it is the first. */
  disableAdIncrement?: boolean;
  /** Speaks Google Publisher Tag. A path is our own ad server; an address of another company waits for consent. */
  scriptUrl: string;
  /** Scripts of the other types of ad, by type; a type without one is skipped. */
  services: Readonly<Partial<Record<Exclude<AdType, 'display'>, { scriptUrl: string; account: string }>>>;
  /** What these scripts keep in a browser: deleted when its reader takes back targeting. */
  keeps?: StorageNames;
  /** The first part of every ad unit path: `/{network}/{siteName}/{device}/{page type}/{slot}`. */
  network: string;
  siteName: string;
  /** `production` in `env` of every request; anything else marks tests. */
  env: string;
  region: string;
  /** How near the window a slot loads; `200% 0px` unless said otherwise. */
  lazyLoadMargin?: string;
  /** Header bidding; off unless it is here. */
  auction?: AuctionSettings;
  /** A page that scores above it is slow: it gets no further units. */
  taserThreshold: number;
  /** Keep their position on phones, where every other slot counts one more. */
  incontentSlots: readonly [string, string];
  body: AdBodyRules;
  pages: Readonly<Record<AdPageType, Readonly<Partial<Record<AdPlace, AdSlotConfig>>>>>;
  /** Every page's, unless its own kind says otherwise. */
  interstitial: AdSlotConfig;
  /** What tests change about ads: by test, then by bucket. A bucket that is not here has ads as they always are. */
  variants?: Readonly<Record<string, Readonly<Record<string, AdVariant>>>>;
}

export interface AdVariant {
  /** Of slots by name, in place of their own. */
  caps?: Readonly<Record<string, number>>;
  lazyLoadMargin?: string;
}

export interface AuctionSettings {
  /** The pages whose ads are auctioned; all of them, unless it is given. The auction script is larger than a page. */
  when?: Criteria | undefined;
  timeoutMilliseconds: number;
  /** Bidders by the name of their adapter, with the parameters each needs for every slot. */
  bidders: readonly { bidder: string; params: Readonly<Record<string, unknown>> }[];
}
