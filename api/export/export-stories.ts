import type { ContentDb } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';
import type { ExportedStory } from './export-format.ts';

const storiesAtOnce = 100;

interface Dated {
  dateUpdated?: string;
}

/** Every story with all its versions, published or not, in the order they were made. */
export async function* exportStories(db: ContentDb): AsyncGenerator<object> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('content_stories')
      .selectAll()
      .where('n', '>', last)
      .orderBy('n')
      .limit(storiesAtOnce)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    const to = Number(end.n);
    const around = await readAround(db, last, to);
    for (const row of rows) {
      const n = Number(row.n);
      const versions = (around.versions.get(n) ?? []).map((saved) => ({
        version: saved.version,
        savedAt: Number(saved.saved_at),
        ...(saved.saved_by === null ? {} : { savedBy: saved.saved_by }),
        ...(saved.reason === null ? {} : { reason: saved.reason }),
        ...(saved.name === null ? {} : { name: saved.name }),
        ...(saved.published_by === null ? {} : { publishedBy: saved.published_by }),
        story: JSON.parse(saved.doc) as Dated,
      }));
      const [published] = around.published.get(n) ?? [];
      const [popularity] = around.popularity.get(n) ?? [];
      yield {
        kind: 'story',
        n,
        id: row.id,
        type: row.type,
        state: row.state,
        version: row.version,
        publishedVersion: row.published_version,
        publishAt: numberOrNull(row.publish_at),
        withdrawAt: numberOrNull(row.withdraw_at),
        publishedAt: numberOrNull(row.published_at),
        updatedAt: Number(row.updated_at),
        ...workOf(row),
        ...(published ? { published: publishedFacts(published, versions) } : {}),
        ...(popularity ? { popularity: popularity.score } : {}),
        formerSlugs: (around.formerSlugs.get(n) ?? []).map(({ slug }) => slug),
        versions,
      };
    }
    last = to;
  }
}

function workOf(row: StoryRow): { work?: NonNullable<ExportedStory['work']> } {
  const work = {
    ...(row.stage === null ? {} : { stage: row.stage }),
    ...(row.assignee === null ? {} : { assignee: row.assignee }),
    ...(row.created_by === null ? {} : { createdBy: row.created_by }),
    ...(row.due_at === null ? {} : { dueAt: Number(row.due_at) }),
    ...(row.priority === null ? {} : { priority: row.priority }),
    ...(row.has_embargo ? { embargo: true as const } : {}),
    ...(row.deleted_at === null ? {} : { deletedAt: Number(row.deleted_at) }),
    ...(row.deleted_by === null ? {} : { deletedBy: row.deleted_by }),
  };
  return Object.keys(work).length === 0 ? {} : { work };
}

const numberOrNull = (value: number | null) => (value === null ? null : Number(value));

async function readAround(db: ContentDb, after: number, to: number) {
  const versions = await db
    .selectFrom('content_story_versions')
    .select(['story_n', 'version', 'saved_at', 'doc', 'saved_by', 'reason', 'name', 'published_by'])
    .where('story_n', '>', after)
    .where('story_n', '<=', to)
    .orderBy('story_n')
    .orderBy('version')
    .execute();
  const published = await db
    .selectFrom('content_published')
    .select(['n', 'version', 'published_at', 'doc'])
    .where('n', '>', after)
    .where('n', '<=', to)
    .execute();
  const popularity = await db
    .selectFrom('content_popularity')
    .selectAll()
    .where('story_n', '>', after)
    .where('story_n', '<=', to)
    .execute();
  const formerSlugs = await db
    .selectFrom('content_former_slugs')
    .selectAll()
    .where('story_n', '>', after)
    .where('story_n', '<=', to)
    .orderBy('slug')
    .execute();
  return {
    versions: Map.groupBy(versions, ({ story_n }) => Number(story_n)),
    published: Map.groupBy(published, ({ n }) => Number(n)),
    popularity: Map.groupBy(popularity, ({ story_n }) => Number(story_n)),
    formerSlugs: Map.groupBy(formerSlugs, ({ story_n }) => Number(story_n)),
  };
}

/** The store dates a story that is published again itself; that date is in no version. */
function publishedFacts(
  { version, published_at, doc }: { version: number; published_at: number; doc: string },
  versions: readonly { version: number; story: Dated }[],
) {
  const shown = (JSON.parse(doc) as Dated).dateUpdated;
  const written = versions.find((saved) => saved.version === version)?.story.dateUpdated;
  return { version, at: Number(published_at), ...(shown && shown !== written ? { updated: shown } : {}) };
}
