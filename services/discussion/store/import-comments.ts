import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type {
  IncomingComment,
  IncomingDiscussion,
  IncomingThread,
  RejectedComment,
} from '#content/incoming-comments.ts';
import { commentProblem, parentMissing } from '#content/rules/imports/check-comments.ts';
import type { Database } from '#database/connect.ts';
import type { CommentState, DiscussionTables } from '../discussion-tables.ts';
import { cleanName, cleanText, commentCharacters } from '../rules/clean-text.ts';
import { rankOf } from '../rules/rank.ts';
import { type CommentRow, notifyPages, type ThreadRow, type Trx } from './rows.ts';
import type { Subject } from './write-comment.ts';

interface ImportCommentsOptions {
  /** The story a thread was about; undefined when there is none here. */
  subjectOf(thread: IncomingThread): Promise<Subject | undefined>;
  now: number;
  onOutcome(outcome: CommentOutcome): void;
  /** Runs in the transaction of each batch. */
  onBatch?(trx: Trx, outcomes: readonly CommentOutcome[]): Promise<void>;
  onProgress?(read: number, total: number): void;
}

export interface CommentOutcome {
  what: 'added' | 'unchanged' | 'rejected';
  sourceId: string;
  /** Its id here and that of its story, if it was imported. */
  id?: string;
  storyId?: string;
  reason?: string;
}

const batch = 500;
/** Replies read before their parents. More than this means that the file has no order. */
const mostEarly = 50_000;

/**
 * Imports the comments of another service. Ids are derived from that service's ids, so that an import can be repeated or
 * resumed: comments that exist are skipped. Counts are rebuilt for every thread of the file at the end.
 */
export async function importComments(
  db: Database<DiscussionTables>,
  incoming: IncomingDiscussion,
  options: ImportCommentsOptions,
): Promise<{ threads: number; unmatched: IncomingThread[] }> {
  const { threads, unmatched } = await openThreads(db, incoming, options);
  const take = { source: incoming.source, threads, options };
  let waiting: (IncomingComment | RejectedComment)[] = [];
  let early: IncomingComment[] = [];
  let read = 0;
  const flush = async () => {
    early.push(...(await takeBatch(db, waiting, take)));
    if (early.length > mostEarly) {
      for (const comment of early.splice(mostEarly)) options.onOutcome(orphanOutcome(comment));
    }
    waiting = [];
    options.onProgress?.(read, incoming.commentCount);
  };
  for await (const comment of incoming.comments()) {
    read += 1;
    waiting.push(comment);
    if (waiting.length >= batch) await flush();
  }
  await flush();
  // Replies that came before their parents: each pass imports those whose parents the previous pass imported.
  for (let left = Number.POSITIVE_INFINITY; early.length > 0 && early.length < left; ) {
    left = early.length;
    early = await takeBatch(db, early, take);
  }
  const orphans = early.map(orphanOutcome);
  if (orphans.length > 0) await db.transaction(async (trx) => options.onBatch?.(trx, orphans));
  for (const outcome of orphans) options.onOutcome(outcome);
  for (const { id, identifier } of threads.values()) await recount(db, id, identifier, options.now);
  return { threads: threads.size, unmatched };
}

const orphanOutcome = ({ sourceId }: IncomingComment): CommentOutcome => ({
  what: 'rejected',
  sourceId,
  reason: parentMissing,
});

async function openThreads(
  db: Database<DiscussionTables>,
  incoming: IncomingDiscussion,
  { subjectOf, now }: ImportCommentsOptions,
) {
  const threads = new Map<string, ThreadRow>();
  const unmatched: IncomingThread[] = [];
  for (const thread of incoming.threads) {
    const subject = await subjectOf(thread);
    if (!subject) {
      unmatched.push(thread);
      continue;
    }
    const { since, ...about } = subject;
    const row = await db.transaction(async (trx) => {
      await trx
        .insertInto('discussion_threads')
        .values({
          ...about,
          id: randomBytes(12).toString('base64url'),
          created_at: since ?? (thread.createdAt || now),
          is_closed: thread.isClosed ? 1 : 0,
          shown: 0,
        })
        .onConflict((conflict) => conflict.column('identifier').doNothing())
        .execute();
      return trx
        .selectFrom('discussion_threads')
        .selectAll()
        .where('identifier', '=', subject.identifier)
        .executeTakeFirstOrThrow();
    });
    threads.set(thread.sourceId, row);
  }
  return { threads, unmatched };
}

interface Take {
  source: string;
  threads: ReadonlyMap<string, ThreadRow>;
  options: ImportCommentsOptions;
}

/** Imports a batch in one transaction; returns the comments whose parents are not imported yet. */
async function takeBatch(
  db: Database<DiscussionTables>,
  comments: readonly (IncomingComment | RejectedComment)[],
  { source, threads, options }: Take,
): Promise<IncomingComment[]> {
  const outcomes: CommentOutcome[] = [];
  const early: IncomingComment[] = [];
  const idFor = (sourceId: string) => `${source}-${sourceId}`;
  if (comments.length === 0) return early;
  await db.transaction(async (trx) => {
    for (const comment of comments) {
      const { sourceId } = comment;
      if ('rejected' in comment) {
        outcomes.push({ what: 'rejected', sourceId, reason: comment.rejected });
        continue;
      }
      const thread = threads.get(comment.threadId);
      if (!thread) {
        outcomes.push({ what: 'rejected', sourceId, reason: 'its thread matches no story' });
        continue;
      }
      const problem = commentProblem(comment);
      if (problem) {
        outcomes.push({ what: 'rejected', sourceId, reason: problem });
        continue;
      }
      const parent = comment.parentId ? await findParent(trx, idFor(comment.parentId)) : undefined;
      if (comment.parentId && parent?.thread_id !== thread.id) {
        early.push(comment);
        continue;
      }
      const row = await rowFor(trx, comment, {
        id: idFor(sourceId),
        source,
        thread,
        parent,
        now: options.now,
      });
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('discussion_comments')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      const isNew = Number(numInsertedOrUpdatedRows ?? 0) > 0;
      const wasCut = row.text.length < cleanText(comment.text).length;
      outcomes.push({
        what: isNew ? 'added' : 'unchanged',
        sourceId,
        id: row.id,
        storyId: thread.identifier,
        ...(isNew && wasCut ? { reason: 'its end was cut off' } : {}),
      });
    }
    await options.onBatch?.(trx, outcomes);
  });
  for (const outcome of outcomes) options.onOutcome(outcome);
  return early;
}

const findParent = (trx: Trx, id: string) =>
  trx
    .selectFrom('discussion_comments')
    .select(['id', 'root_id', 'thread_id'])
    .where('id', '=', id)
    .executeTakeFirst();

async function rowFor(
  trx: Trx,
  comment: IncomingComment,
  at: {
    id: string;
    source: string;
    thread: ThreadRow;
    parent: Pick<CommentRow, 'id' | 'root_id'> | undefined;
    now: number;
  },
): Promise<CommentRow> {
  const text = comment.isDeleted ? '' : cutText(cleanText(comment.text));
  const { up, down } = comment.votes ?? { up: 0, down: 0 };
  const state = importedState(comment, text);
  return {
    id: at.id,
    thread_id: at.thread.id,
    parent_id: at.parent?.id ?? null,
    root_id: at.parent ? (at.parent.root_id ?? at.parent.id) : null,
    author_id: comment.isDeleted ? null : await importAuthor(trx, at.source, comment),
    text,
    state,
    is_listed: state === 'shown' ? 1 : 0,
    // A comment with a date in the future would stay on top until then.
    created_at: Math.min(comment.createdAt, at.now),
    edited_at: null,
    up,
    down,
    imported_up: up,
    imported_down: down,
    rank: rankOf(up, down),
    replies: 0,
    reports: 0,
    // Moderators there have decided: reports bring it into the queue and do not hide it.
    is_reviewed: state === 'waiting' ? 0 : 1,
  };
}

function importedState({ isDeleted, isSpam, isHeld }: IncomingComment, text: string): CommentState {
  if (isDeleted || !text) return 'removed';
  if (isSpam) return 'spam';
  return isHeld ? 'waiting' : 'shown';
}

function cutText(text: string): string {
  if (text.length <= commentCharacters) return text;
  return `${text.slice(0, commentCharacters - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** No reader can sign in as an imported author: the sign-on never issues ids like these. */
async function importAuthor(
  trx: Trx,
  source: string,
  { author, createdAt }: IncomingComment,
): Promise<string> {
  const id = `${source}:${author.key}`;
  await trx
    .insertInto('discussion_people')
    .values({
      id,
      name: cleanName(author.name),
      picture: null,
      state: 'ok',
      created_at: createdAt,
      signed_out_at: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** Every count of a thread from its comments. */
async function recount(
  db: Database<DiscussionTables>,
  threadId: string,
  identifier: string,
  now: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`update discussion_comments set replies = (
        select count(*) from discussion_comments as reply
        where reply.thread_id = ${threadId} and reply.root_id = discussion_comments.id and reply.state = 'shown')
      where thread_id = ${threadId} and root_id is null`.execute(trx);
    await sql`update discussion_comments
      set is_listed = case when state = 'shown' or replies > 0 then 1 else 0 end
      where thread_id = ${threadId} and root_id is null`.execute(trx);
    await sql`update discussion_threads set shown = (
        select count(*) from discussion_comments where thread_id = ${threadId} and state = 'shown')
      where id = ${threadId}`.execute(trx);
    await notifyPages(trx, db.dialect, { kind: 'discussed', id: threadId, identifiers: [identifier], now });
  });
}
