import type { StoryInput } from '#content/entities/story-input.ts';
import { sitemapPictures } from '#content/limits.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { choosePreferredDate, dateValue } from '#content/rules/preferred-date.ts';
import { type StorySitemap, sitemapOfType } from '#content/rules/sitemap/sitemap-slugs.ts';
import { chooseVideoSources } from '#content/rules/video-sources.ts';
import type { Directory } from '../memory/directory.ts';
import { presentContentTopics } from '../present/topic.ts';
import type { SitemapTable } from '../tables/content-tables.ts';
import { type PlacedPicture, picturesIn } from './pictures-in.ts';

/** The sitemap entry of a story, and the time it was made. */
export interface SitemapEntries {
  rows: SitemapTable[];
  at: Date;
}

export type SitemapExtra = { title?: string; pictures?: PlacedPicture[]; video?: VideoExtra };

interface VideoExtra {
  title: string;
  description: string;
  seconds: number | undefined;
  thumbnail: PlacedPicture | undefined;
  /** URL of the video file, or a path on this site. */
  source: string | undefined;
}

interface Publishing {
  n: number;
  story: StoryInput;
  publishedAt: Date;
  now: Date;
}

/** A story's sitemap entries: none if it is noindex or sponsored. */
export function sitemapEntriesOf(
  { n, story, publishedAt, now }: Publishing,
  places: Pick<Directory, 'topics'>,
): SitemapEntries {
  const path = pathOf(story, places);
  if (!path || !isKnowable(story, path)) return { rows: [], at: now };
  const published = publishedAt.getTime();
  const changed =
    'dateUpdated' in story
      ? choosePreferredDate({ dateUpdated: story.dateUpdated }, 'updated', now)
      : undefined;
  const line = (slug: StorySitemap, extra: SitemapExtra | undefined): SitemapTable => ({
    slug,
    published_at: published,
    story_n: n,
    path,
    changed_at: changed ? Math.max(dateValue(changed), published) : published,
    extra: extra ? JSON.stringify(extra) : null,
  });
  const pictures = picturesIn(story, sitemapPictures);
  return {
    rows: [
      line(sitemapOfType[story.kind], ownExtra(story, pictures)),
      ...(pictures.length > 0 ? [line('images', { pictures })] : []),
    ],
    at: now,
  };
}

function ownExtra(story: StoryInput, pictures: PlacedPicture[]): SitemapExtra | undefined {
  if (story.kind === 'article') return { title: story.title };
  if (story.kind !== 'video') return undefined;
  return {
    video: {
      title: story.title,
      description: story.description ?? story.metaData.promoDescription ?? story.title,
      seconds: story.duration ?? story.metaData.duration,
      thumbnail: pictures[0],
      source: sourceOf(story),
    },
  };
}

function pathOf(story: StoryInput, places: Pick<Directory, 'topics'>): string | undefined {
  return pathForContent({
    slug: story.slug,
    section: 'section' in story ? story.section : undefined,
    subType: 'subType' in story ? story.subType : undefined,
    layoutName: 'layoutName' in story ? story.layoutName : undefined,
    topics: presentContentTopics(story.topics, { directory: places }),
    typeName: story.kind,
  });
}

/** Campaign pages are for readers who followed a link; a page with another canonical address is listed under that address. */
function isKnowable(story: StoryInput, path: string): boolean {
  if (story.kind === 'collection') return !story.hide;
  if (story.kind === 'feature') return story.viewType !== 'landing';
  if (isSponsored({ section: story.section, topics: story.topics })) return false;
  if ('noIndex' in story && story.noIndex) return false;
  const canonical = 'canonicalUrl' in story ? story.canonicalUrl : undefined;
  return !canonical || URL.parse(canonical, 'https://own.invalid')?.pathname === path;
}

function sourceOf(story: Extract<StoryInput, { kind: 'video' }>): string | undefined {
  const { mp4, hls } = chooseVideoSources(story);
  return mp4?.url ?? hls;
}
