import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { adPageTypes, adPlaces } from './ad-names.ts';
import { adCap, adSlotConfigSchema, adSlotName } from './ad-slot-config.ts';
import { criteria } from './criteria.ts';
import { storageNamesSchema } from './storage-names.ts';

const text = z.string().min(1);
const scriptUrl = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https address of a script');
const margin = z.string().regex(/^\d+(px|%)( \d+(px|%)){0,3}$/, 'must be a margin such as 200% 0px');
const service = z.strictObject({ scriptUrl, account: text });

/** Distances are in characters of text: they measure reading, whatever the layout. */
const characters = z.number().int().min(0).max(100_000);
const bodyRules = z.strictObject({
  /** Before the first ad. */
  first: characters,
  between: characters,
  /** From pictures and every other embed, on both sides. */
  fromImages: characters,
  /** After a heading; directly before one there is never an ad. */
  fromHeadings: characters,
  /** Text that must still follow. */
  beforeEnd: characters,
  /** Ads in one story. */
  most: z.number().int().min(0).max(20),
});

const auction = z.strictObject({
  /** Pages whose ads are auctioned; all by default. The auction script is larger than a page. */
  when: criteria.optional(),
  timeoutMilliseconds: z.number().int().min(50).max(5000),
  /** Bidders by the name of their adapter, with the parameters each needs for every slot. */
  bidders: z
    .array(z.strictObject({ bidder: z.string().min(1), params: z.record(z.string(), z.unknown()) }))
    .min(1)
    .refine(
      (all) => new Set(all.map(({ bidder }) => bidder)).size === all.length,
      'must name each bidder once',
    ),
});

/** Invalid slots prevent the start; the path of the message names the entry. */
export const adsConfigSchema = z.strictObject({
  /** On by default. */
  enabled: z.boolean().optional(),
  /** Every unit of a page reports position 1. */
  disableAdIncrement: z.boolean().optional(),
  /**
   * Implements Google Publisher Tag. A path is the embedded ad server; a script of another company waits for consent.
   * Empty: no ads, and the log says why.
   */
  scriptUrl: z.union([z.literal(''), scriptUrl]),
  /** Scripts of the other types of ad, by type; a type without one is skipped. */
  services: z.strictObject({
    adsense: service.optional(),
    'amazon-native': service.optional(),
    taboola: service.optional(),
    'media-net': service.optional(),
    custom: service.optional(),
  }),
  /** Names these scripts store in the browser, deleted when the reader withdraws consent to targeting. */
  keeps: storageNamesSchema.optional(),
  /** The first part of every ad unit path: `/{network}/{siteName}/{device}/{page type}/{slot}`. */
  network: z.string().regex(/^\d{1,20}$/, 'must be the digits of a network code'),
  siteName: z.string().regex(/^[\w.-]+$/),
  /** `production` in `env` of every request; any other value marks tests. */
  env: z.string().regex(/^[\w-]+$/),
  region: z.string().regex(/^[a-z]{2}$/, 'must be two letters'),
  /** How close to the viewport a slot loads; `200% 0px` by default. */
  lazyLoadMargin: margin.optional(),
  /** Header bidding; off by default. */
  auction: auction.optional(),
  /** A page that scores above it is slow and gets no further units. */
  taserThreshold: z.number().positive(),
  /** Their position stays the same on phones, where every other slot counts one more. */
  incontentSlots: z.tuple([adSlotName, adSlotName]),
  body: bodyRules,
  pages: z.record(z.enum(adPageTypes), z.partialRecord(z.enum(adPlaces), adSlotConfigSchema)),
  /** Of every page, unless its own kind has another. */
  interstitial: adSlotConfigSchema,
  /** What tests change about ads: by test, then by bucket. A bucket that is not here has the usual ads. */
  variants: z
    .record(
      text,
      z.record(
        text,
        z.strictObject({
          /** Replaces the caps of slots, by slot name. */
          caps: z.record(adSlotName, adCap).optional(),
          lazyLoadMargin: margin.optional(),
        }),
      ),
    )
    .optional(),
});

export type AdsConfig = DeepReadonly<z.output<typeof adsConfigSchema>>;
export type AdBodyRules = AdsConfig['body'];
export type AuctionSettings = NonNullable<AdsConfig['auction']>;
export type AdVariant = NonNullable<AdsConfig['variants']>[string][string];
