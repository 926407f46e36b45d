import type { Selectable } from 'kysely';
import type { StoryType } from '#content/entities/story-types.ts';
import type { PublishedTable } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';
import { prepared } from './prepared.ts';

export type PublishedRow = Selectable<PublishedTable>;

const selectHead = prepared((db, slug: string, type: StoryType) =>
  db
    .selectFrom('content_published')
    .select(['n', 'version'])
    .where('slug', '=', slug)
    .where('type', '=', type),
);

/** Which version of a story is published: all that is needed of one that was read before. */
export async function getPublishedHead(
  db: ContentDb,
  type: StoryType,
  slug: string,
): Promise<{ n: number; version: number } | undefined> {
  const [row] = await selectHead(db, slug, type);
  return row && { n: Number(row.n), version: row.version };
}

export async function getPublishedBySlug(
  db: ContentDb,
  type: StoryType,
  slug: string,
): Promise<PublishedRow | undefined> {
  return db
    .selectFrom('content_published')
    .selectAll()
    .where('slug', '=', slug)
    .where('type', '=', type)
    .executeTakeFirst();
}

export async function getPublishedById(db: ContentDb, id: string): Promise<PublishedRow | undefined> {
  return db.selectFrom('content_published').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getPublishedByNumber(
  db: ContentDb,
  numbers: readonly number[],
): Promise<PublishedRow[]> {
  if (numbers.length === 0) return [];
  return db.selectFrom('content_published').selectAll().where('n', 'in', numbers).execute();
}

/** Slugs are unique per type only, so one slug may name an article and a video. */
export async function getPublishedWithSlug(db: ContentDb, slug: string): Promise<PublishedRow[]> {
  return db.selectFrom('content_published').selectAll().where('slug', '=', slug).orderBy('type').execute();
}

interface CardRow {
  n: number;
  card: string;
}

export async function getCards(db: ContentDb, numbers: readonly number[]): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('content_published')
    .select(['n', 'card'])
    .where('n', 'in', numbers)
    .execute();
  return rows.map((row) => ({ n: Number(row.n), card: row.card }));
}

/** Numbers of the stories that links name, by id or by type and slug. What is not published is not found. */
export async function getNumbersOf(
  db: ContentDb,
  refs: readonly { id?: string | undefined; slug?: string | undefined }[],
): Promise<{ n: number; id: string; slug: string; type: StoryType }[]> {
  const ids = refs.flatMap(({ id }) => (id ? [id] : []));
  const slugs = refs.flatMap(({ slug }) => (slug ? [slug] : []));
  if (ids.length === 0 && slugs.length === 0) return [];
  const rows = await db
    .selectFrom('content_published')
    .select(['n', 'id', 'slug', 'type'])
    .where((eb) =>
      eb.or([
        ...(ids.length ? [eb('id', 'in', ids)] : []),
        ...(slugs.length ? [eb('slug', 'in', slugs)] : []),
      ]),
    )
    .execute();
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

/** The slug a story moved to, when it is still published. */
export async function getSlugAfter(
  db: ContentDb,
  type: StoryType,
  formerSlug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_former_slugs as former')
    .innerJoin('content_published as story', 'story.n', 'former.story_n')
    .select('story.slug')
    .where('former.slug', '=', formerSlug)
    .where('former.type', '=', type)
    .executeTakeFirst();
  return row?.slug;
}
