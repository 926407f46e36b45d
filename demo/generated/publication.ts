import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { illustrate } from '../illustrate.ts';
import { wavelength } from '../publication.ts';
import { namedTags } from '../tags.ts';
import { writeArchive } from './archive.ts';
import { usualArticles, writeCore } from './core.ts';
import { scoresOf } from './grammar/score.ts';
import { openNewsroom } from './newsroom.ts';

export interface ScaleOptions {
  /** Every date of the publication is counted back from here. */
  now: Date;
  /** Generated articles (600); up to 600 come with reviews, guides and galleries beside them. */
  articles?: number | undefined;
  seed?: string | undefined;
}

/**
 * Wavelength and, behind its written stories, an archive of generated ones: for tests and benchmarks that need long
 * lists. The same seed and the same moment always give the same one; the product never loads it by itself.
 * @example
 * const seed = generatedWavelength({ now: new Date(), articles: 100_000 });
 */
export function generatedWavelength({
  now,
  articles = usualArticles,
  seed = 'wavelength',
}: ScaleOptions): PublicationSeed {
  const written = wavelength({ now });
  const writtenStories = [...written.stories];
  const taken = new Set(writtenStories.map(({ story }) => story.slug));
  const newsroom = openNewsroom(scoresOf(seed));
  for (const slug of taken) newsroom.claim(slug);
  const core = writeCore({ now, seed, newsroom, articles, taken });
  illustrate(core, ({ story }) => story.kind === 'review');
  withFormerSlugs(core);
  const archived = Math.max(0, articles - usualArticles);
  const tags = namedTags(core.flatMap(({ story }) => story.tags ?? []));
  const known = new Set(written.tags.map(({ slug }) => slug));
  return {
    ...written,
    tags: [...written.tags, ...tags.filter(({ slug }) => !known.has(slug))],
    stories: {
      *[Symbol.iterator]() {
        yield* writtenStories;
        yield* core;
        if (archived > 0)
          yield* writeArchive({ now, seed, newsroom: newsroom.fork().fork(), count: archived });
      },
    },
    storyCount: writtenStories.length + core.length + archived,
  };
}

/** Stories that were once called something else: every fiftieth article. */
function withFormerSlugs(stories: readonly SeedStory[]): void {
  stories
    .filter(({ story }) => story.kind === 'article')
    .forEach((entry, index) => {
      if (index % 50 === 7) entry.formerSlugs = [`${entry.story.slug}-first-edition`];
    });
}
