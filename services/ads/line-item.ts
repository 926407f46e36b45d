import { z } from 'zod';
import { type Criteria, criteria } from '#content/entities/criteria.ts';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import { adNetworks, type WireSize } from './wire.ts';

const id = z.number().int().min(1).max(999_999_999);
const word = z.string().regex(/^[\w.:|-]{1,64}$/, 'must be letters, digits, dots, dashes, colons and bars');
const ownOrigin = 'https://own.invalid';

/**
 * A click leads here and nowhere else: a page of this site or an advertiser's. Kept as a browser spells it, so that it is
 * one in a header too.
 */
const clickUrl = z
  .string()
  .max(500)
  .transform((text, context) => {
    const target = redirectTarget(text, ownOrigin);
    // A path of this site is stored as a path: `ownOrigin` is only a placeholder.
    if (typeof target === 'string' && text.startsWith('/')) return target;
    if (typeof target === 'object' && target.protocol === 'https:') return target.href;
    context.addIssue({ code: 'custom', message: 'must be a path of this site or an https address' });
    return z.NEVER;
  });

const adSize = z
  .string()
  .regex(/^(fluid|[1-9]\d{0,3}x[1-9]\d{0,3})$/, 'must be a size such as 300x250, or fluid');

export const hues = ['trending', 'tech', 'innovation', 'business', 'security', 'advice', 'guides'] as const;
export const illustrations = ['lines', 'rings', 'waves', 'grid'] as const;

const ownCreative = z.strictObject({
  id,
  size: adSize,
  weight: z.number().int().min(1).max(1000).default(1),
  clickUrl,
  kind: z.literal('house'),
  /** The advertiser's name, in small type above the text. */
  brand: z.string().min(1).max(40),
  headline: z.string().min(1).max(80),
  line: z.string().max(140).default(''),
  action: z.string().min(1).max(24),
  hue: z.enum(hues),
  illustration: z.enum(illustrations),
});
/** An advertiser's own document. It is shown unchanged, in a sandboxed iframe that cannot reach the page. */
const htmlCreative = z.strictObject({
  id,
  size: adSize,
  weight: z.number().int().min(1).max(1000).default(1),
  clickUrl,
  kind: z.literal('html'),
  /** `[CLICK_URL]` is replaced by the address that counts a click and leads to `clickUrl`. */
  html: z.string().min(1).max(100_000),
});
/** Shows what a bidder won with: the page's auction finds it by the id among the key-values. */
const bidCreative = z.strictObject({
  id,
  size: adSize,
  weight: z.number().int().min(1).max(1000).default(1),
  clickUrl,
  kind: z.literal('bid'),
});

/** A pre-roll: a video ad that runs before a video. */
const videoCreative = z.strictObject({
  id,
  size: adSize,
  weight: z.number().int().min(1).max(1000).default(1),
  clickUrl,
  kind: z.literal('video'),
  title: z.string().min(1).max(100),
  seconds: z.number().int().min(1).max(120),
  /** Seconds after which readers may skip the ad; without it they cannot. */
  skipAfter: z.number().int().min(0).max(60).optional(),
  /** Paths of this site or https URLs of videos. */
  media: z
    .array(
      z.strictObject({
        url: clickUrl,
        type: z.enum(['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl']),
        width: z.number().int().min(1).max(8000),
        height: z.number().int().min(1).max(8000),
        /** In thousands of bits a second; streams choose their own. */
        bitrate: z.number().int().min(1).optional(),
      }),
    )
    .min(1)
    .max(10),
  /** Creatives of this line item that may stand beside the video meanwhile. */
  companions: z.array(id).max(10).default([]),
});
/** Another ad server that chooses the video ad. */
const wrapperCreative = z.strictObject({
  id,
  size: adSize,
  weight: z.number().int().min(1).max(1000).default(1),
  clickUrl,
  kind: z.literal('wrapper'),
  /** Its ad tag: a path of this site or an https address. */
  tagUrl: clickUrl,
});

/** These would match no request. */
const untold = ['query', 'loggedIn', 'percentage', 'liveBlog'] as const;

function rejectUnreported(when: Criteria, context: z.RefinementCtx, path: string[] = []): void {
  for (const name of untold)
    if (when[name] !== undefined)
      context.addIssue({ code: 'custom', path: [...path, name], message: 'no request for ads tells this' });
  if (when.not) rejectUnreported(when.not, context, [...path, 'not']);
}

export const lineItemSchema = z
  .strictObject({
    id,
    name: z.string().min(1).max(100),
    campaignId: id,
    advertiserId: id,
    advertiser: z.string().min(1).max(100),
    /** Delivered by this ad network and nowhere else; without it by the publisher tag. */
    network: z.enum(adNetworks).optional(),
    /** 1 is selected before 16; line items of the same priority share impressions by weight. */
    priority: z.number().int().min(1).max(16),
    weight: z.number().int().min(1).max(1000).default(100),
    startsAt: z.iso.datetime(),
    /** The first moment at which it is over. */
    endsAt: z.iso.datetime().optional(),
    /** Impressions sold; reached, it is over. */
    goal: z.number().int().min(1).max(1_000_000_000).optional(),
    /** Dollars for a thousand impressions. With a price it takes part in auctions only. */
    bid: z.number().min(0.01).max(1000).optional(),
    /** `even` spreads the goal over the flight, `fast` serves it as soon as it can. */
    pace: z.enum(['even', 'fast']).default('even'),
    /** The last part of the ad unit's path; a star at the end matches any ending. */
    places: z
      .array(z.string().regex(/^[\w-]{1,64}\*?$/))
      .min(1)
      .max(50)
      .optional(),
    /** The criteria of flags and experiments, without those that ad requests do not contain. */
    when: z.custom<Criteria>().pipe(criteria).superRefine(rejectUnreported).default({}),
    /** Each key must be there with one of its values; `*` is any value. */
    keyValues: z.record(word, z.array(z.string().min(1).max(100)).min(1).max(100)).default({}),
    /** A key that has one of these values keeps it away. */
    notKeyValues: z.record(word, z.array(z.string().min(1).max(100)).min(1).max(100)).default({}),
    /** Pages may exclude what carries a label. */
    labels: z.array(word).max(20).default([]),
    /** Line items with a label in common are competitors: a page view has one of them. */
    competes: z.array(word).max(20).default([]),
    /** May be at several places of one page view. */
    repeats: z.boolean().default(false),
    /** Seen at most so often by one reader. Readers who gave no consent cannot be counted and do not get it. */
    cap: z
      .strictObject({
        impressions: z.number().int().min(1).max(1000),
        hours: z.number().int().min(1).max(720),
      })
      .optional(),
    creatives: z
      .array(
        z.discriminatedUnion('kind', [
          ownCreative,
          htmlCreative,
          bidCreative,
          videoCreative,
          wrapperCreative,
        ]),
      )
      .min(1)
      .max(50),
  })
  .refine(({ startsAt, endsAt }) => endsAt === undefined || endsAt > startsAt, {
    path: ['endsAt'],
    message: 'must lie after startsAt',
  });

export type LineItem = z.output<typeof lineItemSchema>;
export type GivenLineItem = z.input<typeof lineItemSchema>;
export type Creative = LineItem['creatives'][number];
/** One that is a document in a frame. */
export type PageCreative = Exclude<Creative, { kind: 'video' | 'wrapper' }>;
export type VideoCreative = Extract<Creative, { kind: 'video' }>;
export type OwnCreative = Extract<Creative, { kind: 'house' }>;

/** The line items, or an error that names the entry and what is wrong with it. */
export function readLineItems(given: readonly unknown[], source: string): LineItem[] {
  const problems: string[] = [];
  const itemIds = new Set<number>();
  const creativeIds = new Set<number>();
  const items = given.flatMap((entry, index) => {
    const read = lineItemSchema.safeParse(entry);
    if (!read.success) {
      const name = nameOf(entry) ?? `entry ${index + 1}`;
      for (const issue of read.error.issues)
        problems.push(`${source}: line item ${name}: ${issue.path.join('.')}: ${issue.message}`);
      return [];
    }
    const item = read.data;
    if (itemIds.has(item.id)) problems.push(`${source}: line item ${item.name}: id ${item.id} is used twice`);
    itemIds.add(item.id);
    const own = new Set(item.creatives.map((creative) => creative.id));
    for (const creative of item.creatives) {
      for (const companion of creative.kind === 'video' ? creative.companions : [])
        if (!own.has(companion))
          problems.push(`${source}: line item ${item.name}: companion ${companion} is no creative of it`);
      if (creativeIds.has(creative.id))
        problems.push(`${source}: line item ${item.name}: creative ${creative.id} is used twice`);
      creativeIds.add(creative.id);
    }
    return [item];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return items;
}

function nameOf(entry: unknown): string | undefined {
  const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'name') : undefined;
  return typeof name === 'string' ? JSON.stringify(name) : undefined;
}

/** `300x250` as the wire has it. */
export function wireSize(size: string): WireSize {
  if (size === 'fluid') return 'fluid';
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
}
