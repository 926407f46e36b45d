import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { writeArchive } from './generated/archive.ts';
import { authors } from './authors/authors.ts';
import { openCatalog } from './generated/catalog.ts';
import { usualArticles, writeCore } from './generated/core.ts';
import { writeDrawer } from './desk-drawer.ts';
import { scoresOf } from './generated/grammar/score.ts';
import { headerLinks } from './header-links.ts';
import { illustrate } from './generated/illustrate.ts';
import { layouts } from './layouts/layouts.ts';
import { newsletters } from './newsletters.ts';
import { openNewsroom } from './generated/newsroom.ts';
import { pageLinks } from './page-links.ts';
import { handWritten } from './pieces.ts';
import { relink } from './relink.ts';
import { namedTags } from './tags.ts';
import { textsAt } from './texts.ts';
import { topics } from './topics/topics.ts';
import { trends } from './trends.ts';
import { vanities } from './vanities.ts';
import { illustratedVideos } from './videos.ts';
import { writtenScores } from './written-scores.ts';

export interface WavelengthOptions {
  /** Every date of the publication is counted back from here. */
  now: Date;
  /** Articles of the grammar (600); reviews, guides, galleries, videos and pieces written by hand come on top. */
  articles?: number;
  seed?: string;
}

/** Stories that were once called something else: every fiftieth of the grammar’s articles. */
function withFormerSlugs(stories: readonly SeedStory[]): void {
  stories
    .filter(({ story, state }) => state === 'published' && story.kind === 'article')
    .forEach((entry, index) => {
      if (index % 50 === 7) entry.formerSlugs = [`${entry.story.slug}-first-edition`];
    });
}

/**
 * The demo publication, whole. The same seed and the same moment always give the same one.
 * @example
 * const seed = wavelength({ now: new Date() });
 */
export function wavelength({
  now,
  articles = usualArticles,
  seed = 'wavelength',
}: WavelengthOptions): PublicationSeed {
  const pieces = handWritten(now);
  const newsroom = openNewsroom(scoresOf(seed, writtenScores(pieces)), openCatalog(pieces));
  for (const { story } of pieces) {
    newsroom.claim(story.slug);
    if (story.kind === 'review' && story.preferredProductName)
      newsroom.markReviewed(story.preferredProductName);
  }
  const written = {
    slugs: new Set(pieces.map(({ story }) => story.slug)),
    bestListTopics: new Set(
      pieces.flatMap(({ story }) =>
        story.kind === 'article' && story.type === 'best-list' ? (story.topics?.[0]?.slug ?? []) : [],
      ),
    ),
  };
  const core = [
    ...writeCore({ now, seed, newsroom, articles, written }),
    ...writeDrawer({ now, seed, newsroom }),
    ...pieces,
  ];
  const videoStories = core.filter(
    ({ story }) => story.kind === 'video' && illustratedVideos.has(story.title),
  );
  illustrate(core, new Set([...pieces, ...videoStories]));
  const archiveDesk = newsroom.fork();
  relink(core);
  withFormerSlugs(core);
  const archived = Math.max(0, articles - usualArticles);
  const breaking = pieces.find(({ story }) => story.slug === breakingSlug);
  return {
    topics: [...topics],
    authors: [...authors],
    tags: namedTags(core.flatMap(({ story }) => story.tags ?? [])),
    links: [...headerLinks(core), ...pageLinks(pieces)],
    texts: textsAt(now),
    trends,
    layouts: [...layouts],
    newsletters,
    vanities,
    ...(breaking ? { breaking: { storySlug: breakingSlug, text: breaking.story.title } } : {}),
    stories: {
      *[Symbol.iterator]() {
        yield* core;
        if (archived > 0) yield* writeArchive({ now, seed, newsroom: archiveDesk.fork(), count: archived });
      },
    },
    storyCount: core.length + archived,
  };
}

const breakingSlug = 'orrin-delays-foldable-third-time';
