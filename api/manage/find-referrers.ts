import { sql } from 'kysely';
import type { StoryInput } from '#content/entities/story-input.ts';
import { type ManagedKindName, managedKindNames, managedKinds } from '#content/managed/kinds.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { refersTo } from './find-reference.ts';
import { entryStores } from './kinds.ts';
import { linkReferences, type Surroundings } from './surroundings.ts';

/** Enough to know what to change first. */
const mostNamed = 5;
const storiesAtOnce = 500;

/** What refers to an entry: other entries, and stories in any state. At most a few. */
export async function findReferrers(
  trx: ContentTransaction,
  kind: ManagedKindName,
  id: string,
  around: Surroundings,
): Promise<string[]> {
  const found: string[] = [];
  for (const other of managedKindNames) {
    const { all, references } = entryStores[other];
    if (!references) continue;
    for (const { id: otherId, entry } of await all(trx)) {
      const isOwn = other === kind && otherId === id;
      if (!isOwn && references(entry as never, otherId).some((named) => refersTo(named, kind, id, around)))
        found.push(`${managedKinds[other].label} ${otherId}`);
      if (found.length >= mostNamed) return found;
    }
  }
  for (const { text, field, href } of around.shellLinks)
    if (linkReferences(href, field).some((named) => refersTo(named, kind, id, around)))
      found.push(`the link “${text}” of header or footer`);
  const isNamedBy = storyReferences[kind];
  if (isNamedBy) found.push(...(await storiesNaming(trx, id, isNamedBy, mostNamed - found.length)));
  return found.slice(0, mostNamed);
}

/** The fields by which stories name entries. */
const storyReferences: Partial<Record<ManagedKindName, (story: StoryInput, id: string) => boolean>> = {
  authors: (story, id) =>
    story.authorId === id ||
    (story.moreAuthorIds ?? []).includes(id) ||
    ('editorIds' in story && (story.editorIds ?? []).includes(id)),
  topics: (story, id) => (story.topics ?? []).some(({ slug }) => slug === id),
  newsletters: (story, id) => 'newsletterId' in story && story.newsletterId === id,
  tags: (story, id) => (story.tags ?? []).includes(id),
};

/** Reads the newest and the published versions that contain the id as a string. */
async function storiesNaming(
  trx: ContentTransaction,
  id: string,
  isNamedBy: (story: StoryInput, id: string) => boolean,
  most: number,
): Promise<string[]> {
  const found = new Set<string>();
  const pattern = `%${JSON.stringify(id).replace(/[!%_]/g, '!$&')}%`;
  for (let last = 0; found.size < most; ) {
    const rows = await trx
      .selectFrom('content_stories as story')
      .innerJoin('content_story_versions as saved', 'saved.story_n', 'story.n')
      .select(['story.n', 'story.type', 'story.slug', 'saved.doc'])
      .where((eb) =>
        eb.or([
          eb('saved.version', '=', eb.ref('story.version')),
          eb('saved.version', '=', eb.ref('story.published_version')),
        ]),
      )
      .where(sql<boolean>`saved.doc like ${pattern} escape '!'`)
      .where('story.n', '>', last)
      .orderBy('story.n')
      .limit(storiesAtOnce)
      .execute();
    for (const { type, slug, doc } of rows)
      if (found.size < most && isNamedBy(JSON.parse(doc) as StoryInput, id))
        found.add(`story ${type}/${slug}`);
    const end = rows.at(-1);
    if (!end || rows.length < storiesAtOnce) break;
    // The other version of the last story may be the next row.
    last = Number(end.n) - 1;
  }
  return [...found];
}
