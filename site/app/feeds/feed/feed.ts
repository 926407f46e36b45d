import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import type { Publication } from '#content/publication/schema.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { chooseVideoSources } from '#content/rules/video-sources.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';
import { pictureType, pictureUrl } from '../story/picture-url.ts';
import { piecesToHtml } from '../story/pieces-to-html.ts';
import { storyPieces } from '../story/story-pieces.ts';

/** A feed before it has a format. All addresses are whole. */
export interface Feed {
  title: string;
  description: string;
  pageUrl: string;
  selfUrl: string;
  /** URL of the feed with the following stories. */
  nextUrl?: string | undefined;
  siteName: string;
  siteUrl: string;
  language: string;
  /** ISO 8601. */
  updated: string;
  hubs: readonly string[];
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** A name that stays when the address changes. */
  id: string;
  title: string;
  url: string;
  published: string;
  updated: string;
  summary: string;
  html: string;
  authors: readonly { name: string; url?: string | undefined }[];
  categories: readonly string[];
  picture?:
    | {
        url: string;
        type: string | undefined;
        alt: string;
        caption?: string | undefined;
        credit?: string | undefined;
      }
    | undefined;
  video?: { url: string; type: string; seconds?: number | undefined } | undefined;
}

type FeedText = Publication['feeds']['text'];

interface FeedFacts {
  siteUrl: string;
  publication: Pick<Publication, 'siteId' | 'brand' | 'locales' | 'feeds'>;
}

export function feedOf(
  list: { title: string; description?: string | undefined; items: readonly SyndicatedStory[] },
  addresses: { page: string; self: string; next?: string | undefined },
  { siteUrl, publication }: FeedFacts,
  now: Date,
): Feed {
  const { brand, locales, feeds } = publication;
  const newest = list.items
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return {
    title: `${list.title} | ${brand.name}`,
    description: list.description || brand.description,
    pageUrl: absoluteUrl(addresses.page, siteUrl),
    selfUrl: `${siteUrl}${addresses.self}`,
    nextUrl: addresses.next && `${siteUrl}${addresses.next}`,
    siteName: brand.name,
    siteUrl,
    language: locales[0]?.language ?? 'en',
    updated: newest || now.toISOString(),
    hubs: feeds.hubs,
    items: list.items.map((item) => feedItem(item, siteUrl, feeds.text)),
  };
}

export function summaryOf(story: SyndicatedStory['story']): string {
  if (story.typeName === 'video') return story.description ?? '';
  const promo = 'promoDek' in story ? story.promoDek : undefined;
  return promo || story.dek || '';
}

export function authorsOf({ author, moreAuthors }: SyndicatedStory['story'], siteUrl: string) {
  const people = new Map([author, ...moreAuthors].flatMap((person) => (person ? [[person.id, person]] : [])));
  return [...people.values()].map((person) => {
    const slug = authorSlug(person);
    const url = slug ? `${siteUrl}${pathFor('author_profile', { slug })}` : undefined;
    return { name: `${person.firstName} ${person.lastName}`.trim(), url };
  });
}

function feedItem(item: SyndicatedStory, siteUrl: string, text: FeedText): FeedItem {
  const { story } = item;
  const image = story.image ?? story.promoImage;
  const url = pictureUrl(image, siteUrl);
  const video = story.typeName === 'video' ? chooseVideoSources(story) : {};
  const source = video.mp4?.url ?? video.hls;
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:${story.id}`,
    title: story.title,
    url: absoluteUrl(item.path, siteUrl),
    published: item.published,
    updated: item.updated,
    summary: summaryOf(story),
    html: text === 'excerpt' ? '' : piecesToHtml(storyPieces(item, siteUrl), siteUrl),
    authors: authorsOf(story, siteUrl),
    categories: [...new Set([...story.topics, ...story.tags].map(({ name }) => name))],
    picture: url
      ? {
          url,
          type: pictureType(url),
          alt: image?.alt ?? '',
          caption: image?.caption,
          credit: image?.credits,
        }
      : undefined,
    video: source
      ? {
          url: absoluteUrl(source, siteUrl),
          type: video.mp4 ? 'video/mp4' : 'application/vnd.apple.mpegurl',
          seconds: story.typeName === 'video' ? (story.duration ?? story.metaData.duration) : undefined,
        }
      : undefined,
  };
}
