import { writersOf } from './authors/authors.ts';
import type { LinkedStory } from './grammar/embeds.ts';

/** What the desk remembers while it writes: taken names, running numbers, and what was published lately. */
export interface Newsroom {
  /** Takes the slug if it is free. */
  claim(slug: string): boolean;
  /** Takes the subject if nobody has written about it yet. */
  claimSubject(subject: string): boolean;
  nextNumber(counter: string): number;
  /** The writers of a beat take turns. */
  nextWriter(topic: string): string;
  published(topic: string, story: LinkedStory): void;
  recent(topic: string): readonly LinkedStory[];
}

/** Enough to fill a related box; memory stays bounded however many stories are written. */
const remembered = 6;

export function openNewsroom(): Newsroom {
  const slugs = new Set<string>();
  const subjects = new Set<string>();
  const numbers = new Map<string, number>();
  const latest = new Map<string, LinkedStory[]>();

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
  };
}
