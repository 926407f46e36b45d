import { NeutronError } from '#content/errors.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { cleanText } from '../rules/clean-text.ts';
import { rankOf } from '../rules/rank.ts';
import { moveTo, type Trx } from './rows.ts';
import { findComment, lockPerson, notifyWorker, type Person, type WriteContext } from './write-comment.ts';

interface Votes {
  up: number;
  down: number;
}

const reasonCharacters = 500;

/** One vote each; 0 takes it back. */
export async function vote(
  { db, now }: WriteContext,
  given: { person: Person; id: string; value: 1 | -1 | 0 },
): Promise<Votes> {
  return db.transaction(async (trx) => {
    const person = await lockPerson(trx, given.person, now(), db);
    await lockComment(trx, given.id);
    const comment = await findComment(trx, given.id);
    if (comment?.state !== 'shown') throw new NeutronError('not_found', { message: messages.noComment });
    if (comment.author_id === person.id) throw new NeutronError('forbidden', { message: messages.ownVote });
    const key = { comment_id: comment.id, person_id: person.id };
    if (given.value === 0)
      await trx
        .deleteFrom('discussion_votes')
        .where('comment_id', '=', key.comment_id)
        .where('person_id', '=', key.person_id)
        .execute();
    else
      await trx
        .insertInto('discussion_votes')
        .values({ ...key, value: given.value })
        .onConflict((conflict) =>
          conflict.columns(['comment_id', 'person_id']).doUpdateSet({ value: given.value }),
        )
        .execute();
    return countVotes(trx, comment.id);
  });
}

/** Votes of readers here and imported votes. Votes of shadow-banned readers are not counted. */
export async function countVotes(trx: Trx, id: string): Promise<Votes> {
  const rows = await trx
    .selectFrom('discussion_votes as vote')
    .innerJoin('discussion_people as person', 'person.id', 'vote.person_id')
    .select((eb) => ['vote.value', eb.fn.countAll().as('many')])
    .where('vote.comment_id', '=', id)
    .where('person.state', '=', 'ok')
    .groupBy('vote.value')
    .execute();
  const imported = await trx
    .selectFrom('discussion_comments')
    .select(['imported_up', 'imported_down'])
    .where('id', '=', id)
    .executeTakeFirst();
  const of = (value: number) => Number(rows.find((row) => row.value === value)?.many ?? 0);
  const votes = {
    up: of(1) + (imported?.imported_up ?? 0),
    down: of(-1) + (imported?.imported_down ?? 0),
  };
  await trx
    .updateTable('discussion_comments')
    .set({ ...votes, rank: rankOf(votes.up, votes.down) })
    .where('id', '=', id)
    .execute();
  return votes;
}

/**
 * One report each. Enough of them take a comment off the page until a moderator looked at it. A comment that was approved
 * before, here or where it was imported from, stays on the page and comes back into the queue.
 */
export async function report(
  { db, settings, now }: WriteContext,
  given: { person: Person; id: string; reason: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (trx) => {
    const person = await lockPerson(trx, given.person, at, db);
    await lockComment(trx, given.id);
    const comment = await findComment(trx, given.id);
    if (comment?.state !== 'shown') throw new NeutronError('not_found', { message: messages.noComment });
    const reason = cleanText(given.reason).slice(0, reasonCharacters);
    await trx
      .insertInto('discussion_reports')
      .values({ comment_id: comment.id, person_id: person.id, reason, at })
      .onConflict((conflict) => conflict.columns(['comment_id', 'person_id']).doUpdateSet({ reason }))
      .execute();
    const row = await trx
      .selectFrom('discussion_reports as report')
      .innerJoin('discussion_people as person', 'person.id', 'report.person_id')
      .select((eb) => eb.fn.countAll().as('many'))
      .where('report.comment_id', '=', comment.id)
      .where('person.state', '=', 'ok')
      .executeTakeFirst();
    const reports = Number(row?.many ?? 0);
    await trx.updateTable('discussion_comments').set({ reports }).where('id', '=', comment.id).execute();
    if (reports < settings.reportsToHide || comment.is_reviewed === 1) return;
    await moveTo(trx, comment, 'waiting');
    await notifyWorker(trx, db, comment, { kind: 'withdrawn', now: at });
  });
}

/** Locks the row against concurrent counting: an update that changes nothing does that on both databases. */
async function lockComment(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('discussion_comments')
    .set((eb) => ({ up: eb.ref('up') }))
    .where('id', '=', id)
    .execute();
}
