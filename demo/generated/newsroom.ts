import { writersOf } from '../authors/authors.ts';
import { type Catalog, openCatalog } from './catalog.ts';
import type { LinkedStory } from './grammar/embeds.ts';
import { type ScoreOf, scoresOf } from './grammar/score.ts';
import { openProseMemory } from './prose-memory.ts';

/** What the desk remembers while it writes: taken names, running numbers, and what was published lately. */
export interface Newsroom {
  /** Takes the slug if it is free. */
  claim(slug: string): boolean;
  /** Claims the subject if no story has it yet. */
  claimSubject(subject: string): boolean;
  nextNumber(counter: string): number;
  /** How often the counter was used. */
  countOf(counter: string): number;
  /** Writers of a topic, in rotation. */
  nextWriter(topic: string): string;
  published(topic: string, story: LinkedStory): void;
  recent(topic: string): readonly LinkedStory[];
  /** What we think of a product, everywhere the same. */
  scoreOf: ScoreOf;
  /** What we know about it, everywhere the same. */
  catalog: Catalog;
  markReviewed(productName: string): void;
  isReviewed(productName: string): boolean;
  /** Whether a paragraph is new; a paragraph that was checked counts as printed. */
  isFresh(paragraph: string): boolean;
  /** A second desk that knows what this one knows, except for its prose; what it writes is its own. */
  fork(): Newsroom;
}

/** Enough to fill a related box; memory stays bounded however many stories are written. */
const remembered = 6;

interface Memory {
  slugs: Set<string>;
  reviewed: Set<string>;
  subjects: Set<string>;
  numbers: Map<string, number>;
  latest: Map<string, LinkedStory[]>;
}

export function openNewsroom(scoreOf: ScoreOf = scoresOf(''), catalog: Catalog = openCatalog()): Newsroom {
  const empty = {
    slugs: new Set<string>(),
    reviewed: new Set<string>(),
    subjects: new Set<string>(),
    numbers: new Map(),
    latest: new Map(),
  };
  return newsroomWith(empty, openProseMemory(), scoreOf, catalog);
}

function newsroomWith(
  { slugs, reviewed, subjects, numbers, latest }: Memory,
  isFresh: Newsroom['isFresh'],
  scoreOf: ScoreOf,
  catalog: Catalog,
): Newsroom {
  function take(taken: Set<string>, name: string): boolean {
    if (taken.has(name)) return false;
    taken.add(name);
    return true;
  }

  function nextNumber(counter: string): number {
    const number = numbers.get(counter) ?? 0;
    numbers.set(counter, number + 1);
    return number;
  }

  return {
    claim: (slug) => take(slugs, slug),
    claimSubject: (subject) => take(subjects, subject),
    nextNumber,
    countOf: (counter) => numbers.get(counter) ?? 0,
    nextWriter(topic) {
      const writers = writersOf(topic);
      const writer = writers[nextNumber(`writer/${topic}`) % writers.length];
      if (!writer) throw new Error(`Nobody covers the topic "${topic}"`);
      return writer;
    },
    published(topic, story) {
      const list = latest.get(topic) ?? [];
      list.push(story);
      if (list.length > remembered) list.shift();
      latest.set(topic, list);
    },
    recent: (topic) => latest.get(topic) ?? [],
    scoreOf,
    catalog,
    markReviewed: (productName) => void reviewed.add(productName),
    isReviewed: (productName) => reviewed.has(productName),
    isFresh,
    fork: () =>
      newsroomWith(
        {
          slugs: new Set(slugs),
          reviewed: new Set(reviewed),
          subjects: new Set(subjects),
          numbers: new Map(numbers),
          latest: new Map([...latest].map(([topic, list]) => [topic, [...list]])),
        },
        () => true,
        scoreOf,
        catalog,
      ),
  };
}
