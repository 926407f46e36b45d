import { createHash } from 'node:crypto';
import type { Directory } from '../memory/directory.ts';

/** Short names of what an answer shows. A write names the same keys, and caches drop every page that has one. */
export const keys = {
  everything: 'all',
  home: 'home',
  shell: 'chrome',
  story: (n: number) => `a${n}`,
  topic: (n: number) => `t${n}`,
  author: (n: number) => `u${n}`,
  tag: (slug: string) => `g-${slug}`,
  collection: (slug: string) => `c-${slug}`,
  listing: (name: string) => `l-${name}`,
  /** Pages that show prices which are checked apart from their stories. */
  prices: 'prices',
  vanities: 'vanity',
  /** The key of a path that is or may become a vanity URL; the same with and without its last slash. */
  vanityAt: (path: string) =>
    `v-${createHash('sha1')
      .update(path.split('?', 1)[0]?.replace(/(.)\/$/, '$1') ?? '')
      .digest('base64url')
      .slice(0, 12)}`,
} as const;

/** The key of a list by its scope's name; the kind after the slash has no key of its own. */
export function keysOfScope(scope: string, directory: Directory): string[] {
  const [base = ''] = scope.split('/', 1);
  const colon = base.indexOf(':');
  const name = base.slice(colon + 1);
  switch (colon < 0 ? base : base.slice(0, colon)) {
    case 'all':
      return [keys.listing('latest')];
    case 'topic': {
      const topic = directory.topics.get(name);
      return topic ? [keys.topic(topic.n)] : [];
    }
    case 'author': {
      const sharing = directory.authorsBySlug.get(name) ?? [directory.authors.get(name)];
      return sharing.flatMap((author) => (author ? [keys.author(author.n)] : []));
    }
    case 'tag':
      return [keys.tag(name)];
    case 'collection':
      return [keys.collection(name)];
    case 'listing':
      return [keys.listing(name)];
    default:
      return [];
  }
}

/** What a change of a story affects: the story, every list that contained or contains it, and always the front page. */
export function keysOfChange(n: number, scopes: Iterable<string>, directory: Directory): string[] {
  const touched = new Set([keys.story(n), keys.home, keys.listing('latest')]);
  for (const scope of scopes) for (const key of keysOfScope(scope, directory)) touched.add(key);
  return [...touched];
}
