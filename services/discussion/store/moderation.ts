import {
  type ModerationAction,
  type ModerationQueue,
  moderationQueueLength,
} from '#content/entities/moderation.ts';
import type { Database } from '#database/connect.ts';
import type { CommentState, DiscussionTables, PersonState } from '../discussion-tables.ts';
import { type CommentRow, moveTo, notifyPages, type Trx } from './rows.ts';

export interface QueuedComment {
  id: string;
  text: string;
  state: CommentState;
  createdAt: number;
  reports: number;
  reasons: string[];
  author: { id: string; name: string; state: PersonState } | null;
  thread: { identifier: string; url: string; title: string };
}

/** As many as a page of the queue has. */
const bulkMost = moderationQueueLength;

const states: Readonly<Record<'approve' | 'remove' | 'spam', CommentState>> = {
  approve: 'shown',
  remove: 'removed',
  spam: 'spam',
};
const personStates: Readonly<Record<'ban' | 'shadow' | 'unban', PersonState>> = {
  ban: 'banned',
  shadow: 'shadow',
  unban: 'ok',
};

/** Comments that wait for staff, oldest first; decided ones, newest first. */
export async function readQueue(
  db: Database<DiscussionTables>,
  queue: ModerationQueue,
): Promise<QueuedComment[]> {
  const { kysely } = db;
  const isOpen = queue === 'waiting' || queue === 'reported';
  const base = kysely
    .selectFrom('discussion_comments as comment')
    .innerJoin('discussion_threads as thread', 'thread.id', 'comment.thread_id')
    .leftJoin('discussion_people as person', 'person.id', 'comment.author_id')
    .select(['comment.id', 'comment.text', 'comment.state', 'comment.created_at', 'comment.reports'])
    .select(['thread.identifier', 'thread.url', 'thread.title'])
    .select(['person.id as person_id', 'person.name', 'person.state as person_state'])
    .orderBy('comment.created_at', isOpen ? 'asc' : 'desc')
    .limit(moderationQueueLength);
  const rows =
    queue === 'reported'
      ? await base
          .where('comment.state', '=', 'shown')
          .where('comment.reports', '>', 0)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('discussion_reports as report')
                .innerJoin('discussion_people as reporter', 'reporter.id', 'report.person_id')
                .select('report.comment_id')
                .whereRef('report.comment_id', '=', 'comment.id')
                .where('report.is_open', '=', 1)
                .where('reporter.state', '=', 'ok'),
            ),
          )
          .execute()
      : await base.where('comment.state', '=', queue).execute();
  const reasons = await reasonsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    state: row.state,
    createdAt: row.created_at,
    reports: row.reports,
    reasons: reasons.get(row.id) ?? [],
    author:
      row.person_id !== null && row.name !== null && row.person_state !== null
        ? { id: row.person_id, name: row.name, state: row.person_state }
        : null,
    thread: { identifier: row.identifier, url: row.url, title: row.title },
  }));
}

async function reasonsOf(db: Database<DiscussionTables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string[]>();
  const rows = await db.kysely
    .selectFrom('discussion_reports')
    .select(['comment_id', 'reason'])
    .where('comment_id', 'in', ids)
    .execute();
  const groups = Map.groupBy(rows, ({ comment_id }) => comment_id);
  return new Map([...groups].map(([id, all]) => [id, all.map(({ reason }) => reason).filter(Boolean)]));
}

export interface Moderated {
  /** How many were moved. */
  comments: number;
  /** What staff pointed at. */
  chosen: { id: string; author: string | null }[];
}

/** One action for many comments, all or none. A ban takes what its author wrote off the pages, too. */
export async function moderate(
  db: Database<DiscussionTables>,
  { action, ids, now }: { action: ModerationAction; ids: readonly string[]; now: number },
): Promise<Moderated> {
  const wanted = ids.slice(0, bulkMost);
  if (wanted.length === 0) return { comments: 0, chosen: [] };
  return db.transaction(async (trx) => {
    const found = await trx.selectFrom('discussion_comments').selectAll().where('id', 'in', wanted).execute();
    const chosen = found.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
    const people = [...new Set(chosen.flatMap(({ author_id }) => author_id ?? []))];
    const isAboutPeople = action === 'ban' || action === 'shadow' || action === 'unban';
    if (isAboutPeople && people.length > 0)
      await trx
        .updateTable('discussion_people')
        .set({ state: personStates[action] })
        .where('id', 'in', people)
        .execute();
    const moves: { comment: CommentRow; state: CommentState }[] = isAboutPeople
      ? await movesOfPeople(action)
      : chosen.map((comment) => ({ comment, state: states[action] }));

    async function movesOfPeople(how: 'ban' | 'shadow' | 'unban') {
      if (people.length === 0) return [];
      const from: CommentState[] = how === 'unban' ? ['shadow'] : ['shown', 'waiting'];
      const all = await trx
        .selectFrom('discussion_comments')
        .selectAll()
        .where('author_id', 'in', people)
        .where('state', 'in', from)
        .execute();
      const to = ({ ban: 'removed', shadow: 'shadow', unban: 'shown' } as const)[how];
      return all.map((comment) => ({ comment, state: to as CommentState }));
    }

    for (const { comment, state } of moves) {
      // Read again: moving an earlier comment may have removed a reply.
      const current = await trx
        .selectFrom('discussion_comments')
        .selectAll()
        .where('id', '=', comment.id)
        .executeTakeFirstOrThrow();
      // Nothing is left to show of what its author deleted.
      if (state === 'shown' && current.text === '') continue;
      await moveTo(trx, current, state);
      if (!isAboutPeople) await markReviewed(trx, comment.id);
    }
    const threadIds = [...new Set(moves.map(({ comment }) => comment.thread_id))];
    if (threadIds.length > 0) {
      const threads = await trx
        .selectFrom('discussion_threads')
        .select('identifier')
        .where('id', 'in', threadIds)
        .execute();
      const isOpening = action === 'approve' || action === 'unban';
      await notifyPages(trx, db.dialect, {
        kind: isOpening ? 'discussed' : 'withdrawn',
        id: action,
        identifiers: threads.map(({ identifier }) => identifier),
        now,
      });
    }
    return { comments: moves.length, chosen: chosen.map(({ id, author_id }) => ({ id, author: author_id })) };
  });
}

/** The decision answers the reports so far; only later ones bring the comment back into the queue. */
async function markReviewed(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('discussion_comments').set({ is_reviewed: 1 }).where('id', '=', id).execute();
  await trx.updateTable('discussion_reports').set({ is_open: 0 }).where('comment_id', '=', id).execute();
}
