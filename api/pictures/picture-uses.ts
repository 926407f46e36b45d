import type { Image } from '#content/entities/image.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { pictureRowOf } from './picture-row.ts';

interface SavedStory {
  n: number;
  story: unknown;
}

/** How many rows one statement names. */
const namedAtOnce = 100;

/** Records which pictures the newest versions of stories show. */
export async function saveNewestUses(trx: ContentTransaction, stories: readonly SavedStory[]): Promise<void> {
  const found = stories.map(({ n, story }) => ({ n, pictures: picturesIn(story) }));
  for (let start = 0; start < found.length; start += namedAtOnce)
    await trx
      .deleteFrom('content_picture_uses')
      .where('is_published', '=', 0)
      .where(
        'story_n',
        'in',
        found.slice(start, start + namedAtOnce).map(({ n }) => n),
      )
      .execute();
  await insertUses(
    trx,
    found.map(({ n, pictures }) => ({ n, sources: [...pictures.keys()] })),
    0,
  );
}

/** What an import brings: pictures that the library does not have yet enter it with what the stories say about them. */
export async function saveImportedUses(
  trx: ContentTransaction,
  stories: readonly SavedStory[],
  at: Date,
): Promise<void> {
  await saveNewestUses(trx, stories);
  await addFoundPictures(trx, new Map(stories.flatMap(({ story }) => [...picturesIn(story)])), at);
}

/** Records the pictures that a change of the working copy brings; saving a version records them as its own. */
export async function addDraftUses(trx: ContentTransaction, n: number, change: unknown): Promise<void> {
  const rows = [...picturesIn(change).keys()].map((source) => ({ source, story_n: n }));
  if (rows.length === 0) return;
  await trx
    .insertInto('content_draft_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'story_n']).doNothing())
    .execute();
}

export async function removeDraftUses(trx: ContentTransaction, n: number): Promise<void> {
  await trx.deleteFrom('content_draft_pictures').where('story_n', '=', n).execute();
}

export async function addPublishedUses(
  trx: ContentTransaction,
  stories: readonly { n: number; sources: readonly string[] }[],
): Promise<void> {
  await insertUses(trx, stories, 1);
}

export async function removePublishedUses(trx: ContentTransaction, n: number): Promise<void> {
  await trx
    .deleteFrom('content_picture_uses')
    .where('story_n', '=', n)
    .where('is_published', '=', 1)
    .execute();
}

/** The story is gone, and with it the pictures that came with it if no editor changed them and no other story shows them. */
export async function removeUses(trx: ContentTransaction, n: number): Promise<void> {
  const shown = await trx
    .selectFrom('content_picture_uses')
    .select('source')
    .distinct()
    .where('story_n', '=', n)
    .execute();
  await trx.deleteFrom('content_picture_uses').where('story_n', '=', n).execute();
  await removeDraftUses(trx, n);
  for (const { source } of shown)
    await trx
      .deleteFrom('content_pictures')
      .where('source', '=', source)
      .where('added_by', 'is', null)
      .where('version', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('content_picture_uses').select('story_n').where('source', '=', source))),
      )
      .execute();
}

async function insertUses(
  trx: ContentTransaction,
  stories: readonly { n: number; sources: readonly string[] }[],
  isPublished: 0 | 1,
): Promise<void> {
  await insertRows(
    trx,
    'content_picture_uses',
    stories.flatMap(({ n, sources }) =>
      sources.map((source) => ({ source, story_n: n, is_published: isPublished })),
    ),
  );
}

/** Those that the library does not have. */
export async function unknownSources(db: ContentDb, sources: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (let start = 0; start < sources.length; start += namedAtOnce) {
    const rows = await db
      .selectFrom('content_pictures')
      .select('source')
      .where('source', 'in', sources.slice(start, start + namedAtOnce))
      .execute();
    for (const { source } of rows) known.add(source);
  }
  return sources.filter((source) => !known.has(source));
}

export async function addFoundPictures(
  trx: ContentTransaction,
  pictures: ReadonlyMap<string, Image>,
  at: Date,
): Promise<void> {
  const sources = await unknownSources(trx, [...pictures.keys()]);
  for (let start = 0; start < sources.length; start += namedAtOnce) {
    const rows = sources.slice(start, start + namedAtOnce).flatMap((source) => {
      const image = pictures.get(source);
      return image ? [pictureRowOf(source, image, at)] : [];
    });
    await trx
      .insertInto('content_pictures')
      .values(rows)
      .onConflict((conflict) => conflict.column('source').doNothing())
      .execute();
  }
}
