import type { PublicationSeed } from '#content/seed.ts';
import { authors } from './authors/authors.ts';
import { layouts } from './layouts/layouts.ts';
import { newsletters } from './newsletters.ts';
import { handWritten } from './pieces.ts';
import { texts } from './texts.ts';
import { topics } from './topics/topics.ts';
import { trends } from './trends.ts';

export interface WavelengthOptions {
  now: Date;
  /** How many articles; reviews, galleries, videos and collections come on top. */
  articles?: number;
  seed?: string;
}

export function wavelength({ now }: WavelengthOptions): PublicationSeed {
  const stories = handWritten(now);
  return {
    topics: [...topics],
    authors: [...authors],
    tags: [...new Set(stories.flatMap(({ story }) => story.tags ?? []))].map((slug) => ({
      slug,
      name: slug.replaceAll('-', ' '),
    })),
    links: [],
    texts,
    trends,
    layouts: [...layouts],
    newsletters,
    stories,
    storyCount: stories.length,
  };
}
