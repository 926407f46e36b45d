import { type SqlBool, sql, type Transaction } from 'kysely';
import { countShown, type Trx } from './rows.ts';

/** Called in transactions of other modules, which know the tables of theirs. */
const own = <T>(trx: Transaction<T>) => trx as unknown as Trx;

/** What an undo of an import needs of comments; the ids of imported ones begin with their source (`import-comments.ts`). */
export const importedComments = {
  async storiesWithOthers<T>(
    trx: Transaction<T>,
    storyIds: readonly string[],
    source: string,
  ): Promise<ReadonlySet<string>> {
    if (storyIds.length === 0) return new Set();
    const rows = await own(trx)
      .selectFrom('discussion_threads as thread')
      .select('thread.identifier')
      .where('thread.identifier', 'in', storyIds)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('discussion_comments as comment')
            .select('comment.id')
            .whereRef('comment.thread_id', '=', 'thread.id')
            .where(sql<SqlBool>`substr(comment.id, 1, ${source.length + 1}) <> ${`${source}-`}`),
        ),
      )
      .execute();
    return new Set(rows.map(({ identifier }) => identifier));
  },

  async removeThreads<T>(trx: Transaction<T>, storyIds: readonly string[]): Promise<void> {
    const threads = await own(trx)
      .selectFrom('discussion_threads')
      .select('id')
      .where('identifier', 'in', storyIds)
      .execute();
    const ids = threads.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const table of ['discussion_votes', 'discussion_reports'] as const)
      await own(trx)
        .deleteFrom(table)
        .where('comment_id', 'in', (eb) =>
          eb.selectFrom('discussion_comments').select('id').where('thread_id', 'in', ids),
        )
        .execute();
    await own(trx).deleteFrom('discussion_comments').where('thread_id', 'in', ids).execute();
    await own(trx).deleteFrom('discussion_threads').where('id', 'in', ids).execute();
  },

  async removeComments<T>(trx: Transaction<T>, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const waiting = new Set(ids);
    // Replies go before what they answer, so each pass removes the comments that nothing answers any more.
    for (let before = -1; waiting.size !== before; ) {
      before = waiting.size;
      if (before === 0) break;
      const rows = await own(trx)
        .selectFrom('discussion_comments as comment')
        .selectAll()
        .where('id', 'in', [...waiting])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('discussion_comments as reply')
                .select('reply.id')
                .whereRef('reply.parent_id', '=', 'comment.id'),
            ),
          ),
        )
        .execute();
      for (const row of rows) {
        await removeComment(own(trx), row.id);
        if (row.state === 'shown') await countShown(own(trx), row, -1);
        waiting.delete(row.id);
      }
    }
    return await withoutGone(own(trx), waiting);
  },

  async removePeople<T>(trx: Transaction<T>, source: string): Promise<void> {
    await own(trx)
      .deleteFrom('discussion_people')
      .where(sql<SqlBool>`substr(id, 1, ${source.length + 1}) = ${`${source}:`}`)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('discussion_comments')
              .select('discussion_comments.id')
              .whereRef('discussion_comments.author_id', '=', 'discussion_people.id'),
          ),
        ),
      )
      .execute();
  },
};

async function removeComment(trx: Trx, id: string): Promise<void> {
  for (const table of ['discussion_votes', 'discussion_reports'] as const)
    await trx.deleteFrom(table).where('comment_id', '=', id).execute();
  await trx.deleteFrom('discussion_comments').where('id', '=', id).execute();
}

/** Of these comments, those that are still there. */
async function withoutGone(trx: Trx, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return ids;
  const rows = await trx
    .selectFrom('discussion_comments')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
