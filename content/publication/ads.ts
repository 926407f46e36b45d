import { z } from 'zod';
import { hostName, origin } from '../entities/config-fields.ts';

const seller = z.strictObject({
  domain: hostName,
  account: z.string().regex(/^[^\s,#]{1,100}$/, 'must be an account without spaces and commas'),
  relation: z.enum(['DIRECT', 'RESELLER']),
  authority: z
    .string()
    .regex(/^\w{1,40}$/, 'must be letters and digits')
    .optional(),
});

/** The embedded ad server, and the companies that may sell the site's inventory. */
export const adServerSchema = z.strictObject({
  /** The share of slots, from 0 to 1, that stay empty although a house ad would fit; a fifth by default. */
  emptyShare: z.number().min(0).max(1).optional(),
  /** The pages' security policy: `strict` by default; `gpt` where the script of an ad network needs the loose one. */
  securityProfile: z.enum(['strict', 'gpt']).optional(),
  /**
   * Another host that reaches this server, such as `https://ads.example`: creatives come from there, so that browsers
   * run them in a separate process. By default they come from the site's own host.
   */
  creativeOrigin: origin.optional(),
  /** Authorized sellers for `/ads.txt`. Without it, the file authorizes no seller. */
  sellers: z.array(seller).optional(),
});

export const videoAdsSchema = z.strictObject({
  /** The endpoint that returns VAST. A path is the embedded ad server. */
  tagUrl: z.string().regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https address'),
  /** The creative profile (`pp`): file types by the ad server's name for them. */
  profile: z.string().regex(/^[\w-]{1,60}$/, 'must be a name without spaces'),
  /** The video catalog's id at the ad server (`cmsid`). */
  contentSource: z.string().regex(/^\d{1,20}$/, 'must be the digits of a content source'),
  /**
   * The script of Google's IMA SDK: it requests and plays video ads for readers who allow C0004. Without it, and for
   * all other readers, the player does so itself.
   */
  imaUrl: z
    .string()
    .regex(/^https:\/\/\S+$/, 'must be an https address')
    .optional(),
});
