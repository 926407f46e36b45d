import type { Database } from '#database/connect.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { remoteAuthSeconds } from '../remote-auth.ts';
import { countVotes } from './opinions.ts';
import { moveTo, notifyPages, type Trx } from './rows.ts';
import { goneId, lockPerson, signedOutAt } from './signed-out.ts';

interface PersonalData {
  name: string | null;
  comments: { thread: string; text: string; state: string; createdAt: string }[];
  votes: { comment: string; value: number }[];
  reports: { comment: string; reason: string }[];
}

/** Everything we know of one reader. */
export async function exportPerson(db: Database<DiscussionTables>, id: string): Promise<PersonalData> {
  const { kysely } = db;
  const [person, comments, votes, reports] = await Promise.all([
    kysely.selectFrom('discussion_people').select('name').where('id', '=', id).executeTakeFirst(),
    kysely
      .selectFrom('discussion_comments as comment')
      .innerJoin('discussion_threads as thread', 'thread.id', 'comment.thread_id')
      .select(['thread.identifier', 'comment.text', 'comment.state', 'comment.created_at'])
      .where('comment.author_id', '=', id)
      .orderBy('comment.created_at')
      .execute(),
    kysely.selectFrom('discussion_votes').selectAll().where('person_id', '=', id).execute(),
    kysely.selectFrom('discussion_reports').selectAll().where('person_id', '=', id).execute(),
  ]);
  return {
    name: person?.name ?? null,
    comments: comments.map(({ identifier, text, state, created_at }) => ({
      thread: identifier,
      text,
      // A shadow ban stays hidden from its reader.
      state: state === 'shadow' ? 'shown' : state,
      createdAt: new Date(created_at).toISOString(),
    })),
    votes: votes.map(({ comment_id, value }) => ({ comment: comment_id, value })),
    reports: reports.map(({ comment_id, reason }) => ({ comment: comment_id, reason })),
  };
}

/**
 * Tokens of an erased reader are valid for up to two more hours. An anonymous marker prevents that one of them creates the
 * reader again; the first erasure after that deletes it.
 */
async function markGone(trx: Trx, id: string, now: number): Promise<void> {
  // A token issued just before the sign-out may be a second ahead.
  const seconds = Math.max(Math.ceil(now / 1000), (await signedOutAt(trx, id)) + 1);
  await trx
    .deleteFrom('discussion_people')
    .where('id', 'like', 'gone:%')
    .where('signed_out_at', '<', seconds - 2 * remoteAuthSeconds)
    .execute();
  const mark = { name: '', picture: null, state: 'ok' as const, created_at: now, signed_out_at: seconds };
  await trx
    .insertInto('discussion_people')
    .values({ id: goneId(id), ...mark })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ signed_out_at: seconds }))
    .execute();
}

/**
 * Erases a reader's name, comments and votes. Replies of others stay below an empty comment. Waits for a comment that is
 * being saved and erases it too. Returns false if the reader had no data.
 */
export async function erasePerson(db: Database<DiscussionTables>, id: string, now: number): Promise<boolean> {
  return db.transaction(async (trx) => {
    const wasKnown = await lockPerson(trx, id, now);
    const comments = await trx
      .selectFrom('discussion_comments')
      .selectAll()
      .where('author_id', '=', id)
      .execute();
    const votes = await trx
      .selectFrom('discussion_votes')
      .select('comment_id')
      .where('person_id', '=', id)
      .execute();
    await trx.deleteFrom('discussion_votes').where('person_id', '=', id).execute();
    for (const { comment_id } of votes) await countVotes(trx, comment_id);
    await trx.deleteFrom('discussion_reports').where('person_id', '=', id).execute();
    const threads = new Set<string>();
    for (const comment of comments) {
      threads.add(comment.thread_id);
      // Read again: a reply of the same reader may have been erased a moment ago.
      const current = await trx
        .selectFrom('discussion_comments')
        .selectAll()
        .where('id', '=', comment.id)
        .executeTakeFirstOrThrow();
      await moveTo(trx, current, 'removed');
      await trx
        .updateTable('discussion_comments')
        .set({ text: '', author_id: null })
        .where('id', '=', comment.id)
        .execute();
    }
    await markGone(trx, id, now);
    await trx.deleteFrom('discussion_people').where('id', '=', id).execute();
    if (threads.size === 0) return wasKnown;
    const rows = await trx
      .selectFrom('discussion_threads')
      .select('identifier')
      .where('id', 'in', [...threads])
      .execute();
    const identifiers = rows.map(({ identifier }) => identifier);
    await notifyPages(trx, db.dialect, { kind: 'withdrawn', id: 'erased', identifiers, now });
    return true;
  });
}
