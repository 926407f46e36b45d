// What `demo` on the set-up page of a packed publication loads: some stories of Wavelength with their pictures, as an
// export of Neutron. The whole demo is 57 MB; these are a few, and importing them needs nothing of the demo's code.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFrontPage, importLayouts } from '#api/load/import/import-layouts.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { buildDirectory } from '#api/memory/directory.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { getDirectoryRows } from '#api/store/directory.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { connect } from '#database/connect.ts';
import { storedName } from '#demo/picture.ts';
import { wavelength } from '#demo/publication.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { writeExport } from '../export/write-export.ts';

const most = 24;

/** Writes the export; dates are those of this moment. Returns the number of stories. */
export async function writeDemoStories(folder: string): Promise<number> {
  const now = new Date();
  const seed = pickStories(wavelength({ now }), most);
  const work = await mkdtemp(join(tmpdir(), 'neutron-demo-'));
  const db = await connect({ file: join(work, 'demo.sqlite') });
  try {
    await migrateApi(db);
    await importPublication(db, seed, { now });
    const content = db.as<ContentTables>();
    await importLayouts(content, now);
    await fillFrontPage(content, buildDirectory(await getDirectoryRows(content.kysely)), now);
    const { stories } = await writeExport(db, picturesOf(seed), folder, () => undefined);
    return stories;
  } finally {
    await db.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** The pictures that the stories, authors and topics show, under the names they are stored with. */
function picturesOf(seed: PublicationSeed): Pick<OriginalStorage, 'entries' | 'get'> {
  const text = JSON.stringify(seed);
  const used = new Set([...text.matchAll(/"bucketPath":"([^"]+)"/g)].map(([, name]) => name));
  const set = createDiskStorage('demo/pictures/set');
  return {
    async *entries() {
      for await (const { name, ...entry } of set.entries())
        if (used.has(storedName(name))) yield { name: storedName(name), ...entry };
    },
    get: (name) => set.get(name.slice(storedName('').length)),
  };
}

/**
 * The newest articles and reviews that name no other story but each other, with their authors, topics and tags. Videos,
 * galleries and special reports have too many files or need all of their parts.
 */
export function pickStories(seed: PublicationSeed, count: number): PublicationSeed {
  const all = [...seed.stories];
  const bySlug = new Map(all.map((entry) => [entry.story.slug, entry]));
  const picked = new Map<string, SeedStory>();
  const candidates = all
    .filter(({ state }) => state === 'published')
    .toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  for (const { story } of candidates) {
    const reached = reachedFrom(story.slug, bySlug);
    const together = new Map([...picked, ...(reached ?? [])]);
    if (reached && together.size <= count) for (const [slug, entry] of reached) picked.set(slug, entry);
  }
  const stories = [...picked.values()].map(withoutCollections);
  const text = JSON.stringify(stories);
  const isNamed = (name: string) => text.includes(`"${name}"`) || text.includes(`/${name}/`);
  const topics = topicsNamed(seed.topics, isNamed);
  return {
    topics,
    authors: seed.authors.filter(({ id }) => isNamed(id)),
    tags: seed.tags.filter(({ slug }) => isNamed(slug)),
    links: [],
    texts: [],
    trends: [],
    layouts: [],
    newsletters: [],
    stories,
    storyCount: stories.length,
  };
}

const dateOf = ({ story }: SeedStory): string =>
  ('displayDatePublished' in story ? story.displayDatePublished : undefined) ?? '';

const withoutCollections = ({ story, ...entry }: SeedStory): SeedStory => ({
  ...entry,
  story: { ...story, collections: [] },
});

/** A story and all that it leads to; undefined if one of them cannot be in the package. */
function reachedFrom(
  slug: string,
  bySlug: ReadonlyMap<string, SeedStory>,
): Map<string, SeedStory> | undefined {
  const reached = new Map<string, SeedStory>();
  const rest = [slug];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const entry = bySlug.get(next);
    if (!entry || reached.has(next)) continue;
    const { kind } = entry.story;
    if (entry.state !== 'published' || (kind !== 'article' && kind !== 'review')) return undefined;
    reached.set(next, entry);
    const text = JSON.stringify(withoutCollections(entry).story);
    for (const [, named = ''] of text.matchAll(/(?<=["/])([a-z0-9-]+)(?=["/\\])/g))
      if (bySlug.has(named)) rest.push(named);
  }
  return reached;
}

/** With the topics above them. */
function topicsNamed(topics: PublicationSeed['topics'], isNamed: (slug: string) => boolean) {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  const wanted = new Set<string>();
  for (const { slug } of topics.filter((topic) => isNamed(topic.slug)))
    for (let up: string | undefined = slug; up && !wanted.has(up); up = bySlug.get(up)?.parent)
      wanted.add(up);
  return topics.filter(({ slug }) => wanted.has(slug));
}
