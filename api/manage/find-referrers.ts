import { sql } from 'kysely';
import type { StoryInput } from '#content/entities/story-input.ts';
import { type ManagedKindName, managedKindNames, managedKinds } from '#content/managed/kinds.ts';
import { mayUseStory } from '#content/rules/rights/story-rights.ts';
import type { Staff } from '#platform/staff.ts';
import { subjectOf } from '../rights/check-story.ts';
import { hiddenStories } from '../staff-lists/hidden-stories.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { refersTo } from './find-reference.ts';
import { entryStores } from './kinds.ts';
import { linkReferences, type Surroundings } from './surroundings.ts';

/** Enough to know what to change first. */
const mostNamed = 5;
const storiesAtOnce = 500;

/**
 * What refers to an entry: other entries, and stories in any state. At most a few. Stories that the member of staff may not
 * see are only mentioned: their addresses say what they are about.
 */
export async function findReferrers(
  trx: ContentTransaction,
  kind: ManagedKindName,
  id: string,
  around: Surroundings,
  staff: Staff | undefined,
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
  if (found.length >= mostNamed) return found.slice(0, mostNamed);
  const isNamedBy = storyReferences[kind];
  if (!isNamedBy) return found;
  const { named, hidden } = await storiesNaming(trx, id, isNamedBy, {
    most: mostNamed - found.length,
    around,
    staff,
  });
  if (hidden > 0) named.push(hidden === 1 ? 'a story that you may not see' : 'stories that you may not see');
  return [...found, ...named];
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

/** Reads the newest and the published versions that contain the id as a string. Hidden stories take no place of named ones. */
async function storiesNaming(
  trx: ContentTransaction,
  id: string,
  isNamedBy: (story: StoryInput, id: string) => boolean,
  { most, around, staff }: { most: number; around: Surroundings; staff: Staff | undefined },
): Promise<{ named: string[]; hidden: number }> {
  const named = new Set<string>();
  const hidden = new Set<number>();
  const pattern = `%${JSON.stringify(id).replace(/[!%_]/g, '!$&')}%`;
  for (let last = 0; named.size < most; ) {
    const rows = await trx
      .selectFrom('content_stories as story')
      .innerJoin('content_story_versions as saved', 'saved.story_n', 'story.n')
      .select(['story.n', 'story.type', 'story.slug', 'story.state', 'story.has_embargo', 'saved.doc'])
      .select(['story.created_by', 'story.assignee'])
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
    const stories = rows.map((row) => ({ ...row, n: Number(row.n) }));
    const embargoed = await hiddenStories(trx, stories, staff, around.directory);
    for (const row of stories) {
      if (named.size >= most) break;
      if (!isNamedBy(JSON.parse(row.doc) as StoryInput, id)) continue;
      const draft = { ...subjectOf(row), hasEmbargo: false };
      if (embargoed.has(row.n) || (staff && !mayUseStory(staff, 'see', draft).ok)) hidden.add(row.n);
      else named.add(`story ${row.type}/${row.slug}`);
    }
    const end = rows.at(-1);
    if (!end || rows.length < storiesAtOnce) break;
    // The other version of the last story may be the next row.
    last = Number(end.n) - 1;
  }
  return { named: [...named], hidden: hidden.size };
}
