import type { StoryType } from '#content/entities/story-types.ts';
import { linkTarget } from '../links/link-target.ts';
import type { Directory } from '../memory/directory.ts';
import { SeedError } from './seed-error.ts';

interface Pending {
  entry: string;
  field: string;
  named: string;
}

/** Loaded entries, and references to entries not loaded yet: stories may refer to later stories. */
export interface SeedPlaces {
  directory: Directory;
  addStory(type: StoryType, slug: string): void;
  addFormerSlug(type: StoryType, slug: string, entry: string): void;
  expectStory(type: StoryType, slug: string, entry: string, field: string): void;
  /** A story by id, with the collections it is in. */
  addCollected(id: string, collections: readonly string[]): void;
  expectCollected(id: string, collection: string, entry: string, field: string): void;
  expectLink(href: string, entry: string, field: string): void;
  /** Throws if a referenced entry was never loaded. */
  settle(): void;
}

export function createSeedPlaces(directory: Directory): SeedPlaces {
  const stories = new Set<string>();
  const formerSlugs = new Set<string>();
  const pending = new Map<string, Pending>();
  const collected = new Map<string, readonly string[]>();
  const expected: { id: string; collection: string; entry: string; field: string }[] = [];
  const places: SeedPlaces = {
    directory,
    addStory(type, slug) {
      const name = `${type}/${slug}`;
      if (stories.has(name)) throw new SeedError(name, 'slug', 'is used by two stories of this kind');
      stories.add(name);
      pending.delete(name);
    },
    addFormerSlug(type, slug, entry) {
      const name = `${type}/${slug}`;
      if (formerSlugs.has(name))
        throw new SeedError(entry, 'formerSlugs', `${slug} was the slug of two stories`);
      formerSlugs.add(name);
    },
    expectStory(type, slug, entry, field) {
      const name = `${type}/${slug}`;
      if (!stories.has(name) && !pending.has(name)) pending.set(name, { entry, field, named: name });
    },
    addCollected: (id, collections) => void collected.set(id, collections),
    expectCollected: (id, collection, entry, field) => void expected.push({ id, collection, entry, field }),
    expectLink(href, entry, field) {
      const target = linkTarget(href);
      const known =
        target.kind === 'fixed' ||
        target.kind === 'story' ||
        target.kind === 'text' ||
        (target.kind === 'topic' && directory.topics.has(target.slug)) ||
        (target.kind === 'tag' && directory.tags.has(target.slug)) ||
        (target.kind === 'author' && directory.authorsBySlug.has(target.slug));
      if (!known) throw new SeedError(entry, field, `links to ${href}, which does not exist`);
      if (target.kind === 'story') places.expectStory(target.type, target.slug, entry, field);
    },
    settle() {
      for (const { id, collection, entry, field } of expected)
        if (!collected.get(id)?.includes(collection))
          throw new SeedError(entry, field, `names ${id}, which is no story of this report`);
      for (const { entry, field, named } of pending.values())
        throw new SeedError(entry, field, `names ${named}, which does not exist`);
    },
  };
  return places;
}
