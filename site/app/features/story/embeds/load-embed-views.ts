import type { FunctionComponent } from 'react';
import type { Embed, EmbedType } from '#content/entities/embed.ts';
import type { StoryForm } from '#content/rules/story-form.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';

/** Views by embed type; a chunk holds some of them. */
export type EmbedViews = { readonly [T in EmbedType]: FunctionComponent<EmbedProps<T>> };
type AnyEmbedView = FunctionComponent<{ embed: Embed }>;

/** What a page may need code for: its embeds, the form of its story, the rail of a long one. */
export type ViewCode = EmbedType | StoryForm | 'rail';

/** Each embed that needs a lot of code, or code of its own, is a chunk that only pages with such an embed fetch. */
const files = {
  chart: () => import('./chunks/chart.ts'),
  code: () => import('./chunks/code.ts'),
  custom: () => import('./chunks/custom.ts'),
  facades: () => import('./chunks/facades.ts'),
  'info-card': () => import('./chunks/info-card.ts'),
  gallery: () => import('./chunks/gallery.ts'),
  listicle: () => import('./chunks/listicle.ts'),
  'long-read': () => import('./chunks/long-read.ts'),
  live: () => import('./chunks/live.ts'),
  podcast: () => import('./chunks/podcast.ts'),
  rail: () => import('./chunks/rail.ts'),
  'review-card': () => import('./chunks/review-card.ts'),
  static: () => import('./chunks/static.ts'),
  video: () => import('./chunks/video.ts'),
} satisfies Record<string, () => Promise<{ embedViews: Partial<EmbedViews> }>>;

type EmbedViewChunk = keyof typeof files;

const chunks: { readonly [T in ViewCode]: EmbedViewChunk } = {
  image: 'static',
  gallery: 'gallery',
  video: 'video',
  youtube: 'facades',
  vimeo: 'facades',
  twitter: 'facades',
  instagram: 'facades',
  reddit: 'facades',
  chart: 'chart',
  newsletter: 'static',
  relatedLinks: 'static',
  reviewCard: 'review-card',
  infoCard: 'info-card',
  buyButton: 'static',
  commercePromo: 'static',
  timeline: 'static',
  podcast: 'podcast',
  pullQuote: 'static',
  listicle: 'listicle',
  keyTakeaways: 'static',
  table: 'static',
  code: 'code',
  liveEntry: 'live',
  margin: 'long-read',
  scrollChart: 'long-read',
  tally: 'long-read',
  sources: 'long-read',
  glossary: 'long-read',
  cutText: 'long-read',
  lineSets: 'long-read',
  tryText: 'rail',
  custom: 'custom',
  imported: 'static',
  inDepth: 'long-read',
  explainer: 'rail',
  liveBlog: 'live',
  rail: 'rail',
};

export function chunkOf(type: ViewCode): EmbedViewChunk | undefined {
  return Object.hasOwn(chunks, type) ? chunks[type] : undefined;
}

const held = new Map<string, AnyEmbedView>();

/** The table's type pairs type and view; the pairing is lost when the type comes from data. */
export function preloadEmbedViews(embedViews: Partial<EmbedViews>): void {
  for (const [type, view] of Object.entries(embedViews)) held.set(type, view as AnyEmbedView);
}

export function embedViewOf(type: EmbedType): AnyEmbedView | undefined {
  return held.get(type);
}

/** Rendering cannot wait for code, so a page's embeds are loaded before it renders. */
export async function loadEmbedViews(types: Iterable<ViewCode>): Promise<void> {
  const missing = new Set<EmbedViewChunk>();
  for (const type of types) {
    const chunk = chunkOf(type);
    if (chunk && !held.has(type)) missing.add(chunk);
  }
  await Promise.all([...missing].map(async (name) => preloadEmbedViews((await files[name]()).embedViews)));
}
