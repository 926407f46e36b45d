import type { SeedStory } from '#content/seed.ts';
import { randomOf } from '../random.ts';
import { deckFor, oldestHours, popularityOf, youngestHours } from './core.ts';
import type { ArticleKind } from './grammar/kinds/kinds.ts';
import { writeArticle } from './grammar/write-article.ts';
import type { Newsroom } from './newsroom.ts';

const hour = 3_600_000;

/** A large archive is mostly news. */
const mix: readonly ArticleKind[] = [
  'news',
  'news',
  'news',
  'news',
  'news',
  'analysis',
  'how-to',
  'deals',
  'opinion',
  'comparison',
];

export interface ArchiveRequest {
  now: Date;
  seed: string;
  newsroom: Newsroom;
  count: number;
}

/** Stories for benchmarks, one at a time: memory does not grow with their number, except for the taken slugs. */
export function* writeArchive({ now, seed, newsroom, count }: ArchiveRequest): Generator<SeedStory> {
  for (let number = 1; number <= count; number += 1) {
    const random = randomOf(`${seed}/archive/${number}`);
    const kind = random.pick(mix);
    const ageHours = youngestHours + random.next() * (oldestHours - youngestHours);
    const story = writeArticle({
      kind,
      lexicon: random.pick(deckFor(kind)),
      date: new Date(now.getTime() - ageHours * hour),
      id: `archive-${number}`,
      seed,
      newsroom,
      mayRepeat: true,
    });
    yield { story, state: 'published', popularity: popularityOf(random, ageHours) };
  }
}
