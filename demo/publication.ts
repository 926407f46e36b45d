import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { authors } from './authors/authors.ts';
import { writeCollections, writeFeatures } from './collections.ts';
import { headerLinks } from './header-links.ts';
import { illustrate } from './illustrate.ts';
import { layouts } from './layouts/layouts.ts';
import { newsletters } from './newsletters.ts';
import { pageLinks } from './page-links.ts';
import { handWritten } from './pieces.ts';
import { priceHistories } from './price-histories.ts';
import { relink } from './relink.ts';
import { namedTags } from './tags.ts';
import { textsAt } from './texts.ts';
import { topics } from './topics/topics.ts';
import { trends } from './trends.ts';
import { vanities } from './vanities.ts';
import { videos } from './videos.ts';

const breakingSlug = 'orrin-delays-foldable-third-time';

/**
 * The demo publication: every story of it is written. Dates are counted back from `now`.
 * @example
 * const seed = wavelength({ now: new Date() });
 */
export function wavelength({ now }: { now: Date }): PublicationSeed {
  const stories = [
    ...writeCollections(now).map((story) => published(story, 0)),
    ...writeFeatures(now).map((story) => published(story, 0)),
    ...videos(now).map((story) => published(story, 60)),
    ...handWritten(now),
  ];
  illustrate(stories, ({ story }) => story.image !== undefined);
  relink(stories);
  const breaking = stories.find(({ story }) => story.slug === breakingSlug);
  return {
    topics: [...topics],
    authors: [...authors],
    tags: namedTags(stories.flatMap(({ story }) => story.tags ?? [])),
    links: [...headerLinks(stories), ...pageLinks(stories)],
    texts: textsAt(now),
    trends,
    layouts: [...layouts],
    newsletters,
    vanities,
    offerPrices: priceHistories(stories, now),
    ...(breaking ? { breaking: { storySlug: breakingSlug, text: breaking.story.title } } : {}),
    stories,
    storyCount: stories.length,
  };
}

function published(story: SeedStory['story'], popularity: number): SeedStory {
  return { story, state: 'published', popularity };
}
