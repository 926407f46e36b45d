import { picturesIn } from '#content/rules/images/pictures-in.ts';
import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { isFilled, setFilled } from './fill-state.ts';
import { addPublishedUses, saveImportedUses } from './picture-uses.ts';

const stateName = 'picture_uses';
const storiesAtOnce = 250;

/** Fills the library from the stories of a store that is older than it. Two processes that start together fill it once. */
export async function ensurePictureUses(db: Database<ContentTables>, at: Date): Promise<void> {
  if (await isFilled(db.kysely, stateName)) return;
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    if (await isFilled(trx, stateName)) return;
    for (let last = 0; ; ) {
      const rows = await trx
        .selectFrom('content_stories as story')
        .innerJoin('content_story_versions as newest', (join) =>
          join.onRef('newest.story_n', '=', 'story.n').onRef('newest.version', '=', 'story.version'),
        )
        .leftJoin('content_published as published', 'published.n', 'story.n')
        .leftJoin('content_story_versions as shown', (join) =>
          join.onRef('shown.story_n', '=', 'published.n').onRef('shown.version', '=', 'published.version'),
        )
        .select(['story.n', 'newest.doc as newestDoc', 'shown.doc as shownDoc'])
        .where('story.n', '>', last)
        .orderBy('story.n')
        .limit(storiesAtOnce)
        .execute();
      await saveImportedUses(
        trx,
        rows.map(({ n, newestDoc }) => ({ n: Number(n), story: JSON.parse(newestDoc) })),
        at,
      );
      await addPublishedUses(
        trx,
        rows.flatMap(({ n, shownDoc }) =>
          shownDoc === null ? [] : [{ n: Number(n), sources: [...picturesIn(JSON.parse(shownDoc)).keys()] }],
        ),
      );
      if (rows.length < storiesAtOnce) break;
      last = Number(rows.at(-1)?.n);
    }
    await setFilled(trx, stateName);
  });
}
