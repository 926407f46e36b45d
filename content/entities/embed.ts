import { z } from 'zod';
import { contentLink } from './content-link.ts';
import { image } from './image.ts';
import { listicle } from './listicle.ts';
import { reviewCard } from './review-card.ts';
import { videoChapter } from './video.ts';

/**
 * Embeds between two paragraphs of a body. In the stored body an embed is one line
 * `[shortcode type="chart" uuid="…"]`; its data is in `additionalShortcodeData[uuid]`.
 * Embeds are typed data, never markup: components of the site render them.
 */
const base = { uuid: z.string() };
const link = z.object({ title: z.string(), url: z.string() });

const embeddedVideo = z.object({
  id: z.string(),
  hls: z.string().optional(),
  mp4: z.object({ url: z.string(), width: z.number().optional(), height: z.number().optional() }).optional(),
  hasCaptions: z.boolean(),
  chapters: z.array(videoChapter),
  duration: z.number().optional(),
  suppressAds: z.boolean().optional(),
});
export type EmbeddedVideo = z.infer<typeof embeddedVideo>;

export const embedSchemas = {
  image: z.object({ ...base, type: z.literal('image'), image, wide: z.boolean().default(false) }),
  gallery: z.object({
    ...base,
    type: z.literal('gallery'),
    slug: z.string(),
    title: z.string(),
    items: z.array(image),
  }),
  video: z.object({
    ...base,
    type: z.literal('video'),
    slug: z.string(),
    title: z.string(),
    image: image.optional(),
    /** What a player needs. The composer adds it from the video as it stands; it is never stored. */
    video: embeddedVideo.optional(),
  }),
  youtube: z.object({ ...base, type: z.literal('youtube'), videoId: z.string(), title: z.string() }),
  vimeo: z.object({ ...base, type: z.literal('vimeo'), videoId: z.string(), title: z.string() }),
  twitter: z.object({
    ...base,
    type: z.literal('twitter'),
    postId: z.string(),
    author: z.string(),
    handle: z.string(),
    text: z.string(),
    date: z.string(),
  }),
  instagram: z.object({
    ...base,
    type: z.literal('instagram'),
    postId: z.string(),
    author: z.string(),
    text: z.string(),
  }),
  reddit: z.object({
    ...base,
    type: z.literal('reddit'),
    path: z.string(),
    title: z.string(),
    community: z.string(),
  }),
  chart: z.object({
    ...base,
    type: z.literal('chart'),
    kind: z.enum(['bar', 'line']),
    title: z.string(),
    description: z.string().optional(),
    unit: z.string().optional(),
    labels: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
    marker: z.object({ label: z.string(), value: z.number() }).optional(),
    source: z.string(),
  }),
  newsletter: z.object({
    ...base,
    type: z.literal('newsletter'),
    newsletterId: z.string(),
    title: z.string(),
    description: z.string(),
  }),
  relatedLinks: z.object({
    ...base,
    type: z.literal('relatedLinks'),
    title: z.string().default('Related'),
    items: z.array(link),
  }),
  reviewCard: z.object({ ...base, type: z.literal('reviewCard'), card: reviewCard }),
  infoCard: z.object({
    ...base,
    type: z.literal('infoCard'),
    title: z.string(),
    text: z.string(),
    /** The same text with its markup, allow-listed; rendered instead of `text` if present. */
    html: z.string().optional(),
  }),
  buyButton: z.object({
    ...base,
    type: z.literal('buyButton'),
    label: z.string(),
    merchant: z.string(),
    price: z.number().optional(),
    url: z.string(),
  }),
  commercePromo: z.object({
    ...base,
    type: z.literal('commercePromo'),
    title: z.string(),
    text: z.string(),
    items: z.array(contentLink),
  }),
  timeline: z.object({
    ...base,
    type: z.literal('timeline'),
    title: z.string(),
    events: z.array(z.object({ date: z.string(), title: z.string(), text: z.string().optional() })),
  }),
  podcast: z.object({
    ...base,
    type: z.literal('podcast'),
    title: z.string(),
    show: z.string(),
    url: z.string(),
    durationSeconds: z.number(),
    /** What is said, in plain words; an empty line between paragraphs. */
    transcript: z.string().optional(),
  }),
  pullQuote: z.object({
    ...base,
    type: z.literal('pullQuote'),
    quote: z.string(),
    credit: z.string().optional(),
  }),
  listicle: z.object({ ...base, type: z.literal('listicle'), listicle }),
  keyTakeaways: z.object({ ...base, type: z.literal('keyTakeaways'), items: z.array(z.string()) }),
  table: z.object({
    ...base,
    type: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  code: z.object({ ...base, type: z.literal('code'), language: z.string(), code: z.string() }),
  liveEntry: z.object({
    ...base,
    type: z.literal('liveEntry'),
    at: z.string(),
    title: z.string(),
    html: z.string(),
    keyEvent: z.boolean().default(false),
  }),
} as const;

export type EmbedType = keyof typeof embedSchemas;
export type Embed = { [T in EmbedType]: z.infer<(typeof embedSchemas)[T]> }[EmbedType];
export const embedTypes = Object.keys(embedSchemas) as EmbedType[];

export const embed = z.discriminatedUnion('type', [
  embedSchemas.image,
  embedSchemas.gallery,
  embedSchemas.video,
  embedSchemas.youtube,
  embedSchemas.vimeo,
  embedSchemas.twitter,
  embedSchemas.instagram,
  embedSchemas.reddit,
  embedSchemas.chart,
  embedSchemas.newsletter,
  embedSchemas.relatedLinks,
  embedSchemas.reviewCard,
  embedSchemas.infoCard,
  embedSchemas.buyButton,
  embedSchemas.commercePromo,
  embedSchemas.timeline,
  embedSchemas.podcast,
  embedSchemas.pullQuote,
  embedSchemas.listicle,
  embedSchemas.keyTakeaways,
  embedSchemas.table,
  embedSchemas.code,
  embedSchemas.liveEntry,
]);

/** A body after parsing: prose (allow-listed HTML) and embeds in reading order. */
export const bodyBlock = z.union([
  z.object({ kind: z.literal('prose'), html: z.string() }),
  z.object({ kind: z.literal('embed'), embed }),
]);
export type BodyBlock = { kind: 'prose'; html: string } | { kind: 'embed'; embed: Embed };
