import { z } from 'zod';
import { contentLink } from './content-link.ts';
import { customName, customValue } from './custom-embed.ts';
import { image } from './image.ts';
import { listicle } from './listicle.ts';
import { priceUnit } from './price-unit.ts';
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

/** Each part is that many lines. */
const countedPart = z.object({ count: z.number().int().min(1).max(100_000), label: z.string() });
export type CountedPart = z.infer<typeof countedPart>;

/** What may stand in the margin beside a paragraph. */
const marginPiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), title: z.string(), text: z.string() }),
  z.object({ kind: z.literal('quote'), title: z.string(), text: z.string() }),
  z.object({ kind: z.literal('person'), name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('number'), value: z.string().max(12), text: z.string() }),
  z.object({
    kind: z.literal('count'),
    title: z.string(),
    items: z.array(z.object({ label: z.string(), value: z.number().nonnegative() })).max(8),
    text: z.string().optional(),
  }),
  z.object({
    kind: z.literal('figure'),
    title: z.string(),
    text: z.string(),
    parts: z.array(countedPart).min(1).max(6),
    credit: z.string().optional(),
  }),
  z.object({ kind: z.literal('related'), title: z.string(), items: z.array(link).max(6) }),
]);
export type MarginPiece = z.infer<typeof marginPiece>;

export const embedSchemas = {
  image: z.object({ ...base, type: z.literal('image'), image, wide: z.boolean().default(false) }),
  gallery: z.object({
    ...base,
    type: z.literal('gallery'),
    /** The gallery it shows; empty for pictures of this story alone. */
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
    /** Empty: the newsletter that fits the story. The composer adds the words that are left out. */
    newsletterId: z.string().default(''),
    title: z.string().default(''),
    description: z.string().default(''),
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
    priceUnit: priceUnit.optional(),
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
    /** The heading of a column whose numbers are shown as lines too. */
    lines: z.string().optional(),
  }),
  code: z.object({ ...base, type: z.literal('code'), language: z.string(), code: z.string() }),
  liveEntry: z.object({
    ...base,
    type: z.literal('liveEntry'),
    at: z.string(),
    title: z.string(),
    html: z.string(),
    /** The author's name. */
    by: z.string().optional(),
    keyEvent: z.boolean().default(false),
    /** The editor ends the coverage with this entry. */
    lastEntry: z.boolean().optional(),
  }),
  /** Placed after the paragraph it belongs to; beside it where the page is wide enough. */
  margin: z.object({ ...base, type: z.literal('margin'), piece: marginPiece }),
  /** Values as lines that light up step by step; `until` names the last label a step lights. */
  scrollChart: z
    .object({
      ...base,
      type: z.literal('scrollChart'),
      title: z.string(),
      description: z.string().optional(),
      unit: z.string().optional(),
      labels: z.array(z.string()).max(400),
      values: z.array(z.number()).max(400),
      steps: z
        .array(
          z.object({ until: z.string(), title: z.string(), text: z.string(), note: z.string().optional() }),
        )
        .max(8),
      source: z.string(),
    })
    .refine(({ labels, values }) => labels.length === values.length, {
      path: ['values'],
      error: 'must be as many as labels',
    })
    .refine(({ labels, steps }) => steps.every(({ until }) => labels.includes(until)), {
      path: ['steps'],
      error: 'each step must end at one of the labels (until)',
    }),
  /** A number of the story as lines, one for each thing counted. */
  tally: z.object({
    ...base,
    type: z.literal('tally'),
    title: z.string(),
    parts: z.array(countedPart).min(1).max(6),
  }),
  /** The end of a long story: how its facts are known, and who made it. */
  sources: z.object({
    ...base,
    type: z.literal('sources'),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
    credits: z.array(z.object({ role: z.string(), name: z.string() })).default([]),
  }),
  /** Terms of an explainer; the body links to one as `#term-` and its slug. */
  glossary: z.object({
    ...base,
    type: z.literal('glossary'),
    terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  }),
  /** A text cut into pieces: tokens, parts of an address, digits of a number. First in an explainer, it is its opening. */
  cutText: z.object({
    ...base,
    type: z.literal('cutText'),
    rows: z
      .array(
        z.object({
          label: z.string().max(120).optional(),
          /** A space that begins a piece is shown as a dot. The note stands below: a number, a name. */
          pieces: z
            .array(z.object({ text: z.string().min(1).max(60), note: z.string().max(24).optional() }))
            .min(1)
            .max(60),
        }),
      )
      .min(1)
      .max(6),
    caption: z.string().max(400).optional(),
  }),
  /** Sets of lines beside each other: what was there before each step, and what the step added. */
  lineSets: z.object({
    ...base,
    type: z.literal('lineSets'),
    title: z.string(),
    groups: z
      .array(
        z.object({
          label: z.string(),
          sets: z
            .array(
              z.object({
                before: z.number().int().min(0).max(60),
                added: z.number().int().min(0).max(60).default(0),
              }),
            )
            .min(1)
            .max(8),
          note: z.string().optional(),
        }),
      )
      .min(1)
      .max(3),
    caption: z.string().optional(),
  }),
  /** A field for the reader's own text, counted in the browser. Not shown without scripts. */
  tryText: z.object({
    ...base,
    type: z.literal('tryText'),
    title: z.string().default('Try it on your own text'),
    sample: z.string().max(300),
    unit: z.enum(['tokens', 'words', 'characters']).default('tokens'),
    note: z.string().max(200).optional(),
  }),
  /** An embed that the publication defines itself, by its name; its fields are checked against that definition. */
  custom: z.object({
    ...base,
    type: z.literal('custom'),
    name: customName,
    fields: z.record(z.string().max(60), customValue).default({}),
  }),
  /** What an import could not translate, as it came. Editors see it as text; readers never get it. */
  imported: z.object({
    ...base,
    type: z.literal('imported'),
    /** Where it comes from: `wordpress`, `ghost`, `hugo`. */
    system: z.string().max(40),
    /** What it is called there: `contact-form-7`. */
    name: z.string().max(120),
    markup: z.string().max(100_000),
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
  embedSchemas.margin,
  embedSchemas.scrollChart,
  embedSchemas.tally,
  embedSchemas.sources,
  embedSchemas.glossary,
  embedSchemas.cutText,
  embedSchemas.lineSets,
  embedSchemas.tryText,
  embedSchemas.custom,
  embedSchemas.imported,
]);

/** A body after parsing: prose (allow-listed HTML) and embeds in reading order. */
export const bodyBlock = z.union([
  z.object({
    kind: z.literal('prose'),
    html: z.string(),
    heading: z.object({ id: z.string(), text: z.string() }).optional(),
    words: z.number().optional(),
  }),
  z.object({ kind: z.literal('embed'), embed }),
]);
export type BodyBlock =
  | {
      kind: 'prose';
      html: string;
      /** Set by the site where it splits a body into chapters: the heading this prose begins with, and its length. */
      heading?: { id: string; text: string } | undefined;
      words?: number | undefined;
    }
  | { kind: 'embed'; embed: Embed };
