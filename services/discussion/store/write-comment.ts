import { randomBytes } from 'node:crypto';
import { NeutronError } from '#content/errors.ts';
import { countLinks } from '#content/rules/discussion/link-parts.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import { preparedFor } from '#database/prepared.ts';
import type { CommentState, DiscussionTables, PersonState } from '../discussion-tables.ts';
import { cleanText, commentCharacters } from '../rules/clean-text.ts';
import { judgeComment } from '../rules/judge-comment.ts';
import type { DiscussionSettings } from '../settings.ts';
import {
  type CommentRow,
  countShown,
  moveTo,
  notifyPages,
  type PersonRow,
  type ThreadChange,
  type ThreadRow,
  type Trx,
} from './rows.ts';
import { signedOutAt } from './signed-out.ts';

export interface Person {
  id: string;
  name: string;
  picture: string | null;
  /** The second their token is from. */
  since: number;
}

/** What a thread is about, as the publication knows it; nothing else can be commented on. */
export interface Subject {
  identifier: string;
  url: string;
  title: string;
  /** When there was something to talk about; otherwise a thread is as old as its first comment. */
  since?: number | undefined;
}

export interface WriteContext {
  db: Database<DiscussionTables>;
  settings: DiscussionSettings;
  now(): number;
}

const prepared = preparedFor<DiscussionTables>();
const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;

export function isClosed(
  thread: Pick<ThreadRow, 'is_closed' | 'created_at'>,
  settings: DiscussionSettings,
  now: number,
) {
  return thread.is_closed === 1 || now - thread.created_at > settings.closeAfterDays * dayMilliseconds;
}

export function readText(given: string): string {
  const text = cleanText(given);
  if (!text) throw new NeutronError('form_invalid', { message: messages.noText });
  if (text.length > commentCharacters)
    throw new NeutronError('form_invalid', { message: messages.tooLong(commentCharacters) });
  return text;
}

export async function addComment(
  { db, settings, now }: WriteContext,
  given: { person: Person; subject: Subject; parentId?: string | undefined; text: string },
): Promise<CommentRow> {
  const text = readText(given.text);
  const at = now();
  return db.transaction(async (trx) => {
    const person = await lockPerson(trx, given.person, at, db);
    await rejectTooMany(db, trx, { person, text, at, settings });
    const thread = await threadFor(db, trx, given.subject, at);
    if (isClosed(thread, settings, at)) throw new NeutronError('forbidden', { message: messages.closed });
    const parent = given.parentId ? await findComment(trx, given.parentId) : undefined;
    const mayAnswer =
      parent?.thread_id === thread.id && (parent.state === 'shown' || parent.author_id === person.id);
    if (given.parentId && !mayAnswer) throw new NeutronError('not_found', { message: messages.noComment });
    const state = judgeComment(text, await factsOf(trx, person, text), settings.spam);
    const comment: CommentRow = {
      id: randomBytes(12).toString('base64url'),
      thread_id: thread.id,
      parent_id: parent?.id ?? null,
      root_id: parent ? (parent.root_id ?? parent.id) : null,
      author_id: person.id,
      text,
      state,
      is_listed: state === 'shown' ? 1 : 0,
      created_at: at,
      edited_at: null,
      up: 0,
      down: 0,
      imported_up: 0,
      imported_down: 0,
      rank: 0,
      replies: 0,
      reports: 0,
      is_reviewed: 0,
    };
    await insertComment.within(db.kysely, trx, ...commentValues(comment));
    if (state === 'shown') {
      await countShown(trx, comment, 1, db);
      const identifiers = [thread.identifier];
      await notifyPages(trx, db.dialect, { kind: 'discussed', id: comment.id, identifiers, now: at });
    }
    return comment;
  });
}

/** An edit is checked again: a harmless comment must not become spam later. */
export async function editComment(
  { db, settings, now }: WriteContext,
  given: { person: Person; id: string; text: string },
): Promise<CommentRow> {
  const text = readText(given.text);
  const at = now();
  return db.transaction(async (trx) => {
    const person = await lockPerson(trx, given.person, at, db);
    const comment = await ownComment(trx, given.id, person, { at, settings });
    const judged = judgeComment(text, await factsOf(trx, person, text), settings.spam);
    const state: CommentState = comment.state === 'waiting' && judged === 'shown' ? 'waiting' : judged;
    await trx
      .updateTable('discussion_comments')
      .set({ text, edited_at: at, is_reviewed: 0 })
      .where('id', '=', comment.id)
      .execute();
    await moveTo(trx, comment, state);
    await notifyWorker(trx, db, comment, { kind: state === 'shown' ? 'discussed' : 'withdrawn', now: at });
    return { ...comment, text, state, edited_at: at };
  });
}

/** Deletes a comment for its author; the text is erased. */
export async function deleteComment(
  { db, settings, now }: WriteContext,
  given: { person: Person; id: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (trx) => {
    const person = await lockPerson(trx, given.person, at, db);
    const comment = await ownComment(trx, given.id, person, { at, settings });
    await trx.updateTable('discussion_comments').set({ text: '' }).where('id', '=', comment.id).execute();
    await moveTo(trx, comment, 'removed');
    await notifyWorker(trx, db, comment, { kind: 'withdrawn', now: at });
  });
  db.onErased();
}

async function ownComment(
  trx: Trx,
  id: string,
  person: PersonRow,
  { at, settings }: { at: number; settings: DiscussionSettings },
): Promise<CommentRow> {
  const comment = await findComment(trx, id);
  if (!comment || comment.state === 'removed' || comment.state === 'spam')
    throw new NeutronError('not_found', { message: messages.noComment });
  if (comment.author_id !== person.id) throw new NeutronError('forbidden', { message: messages.notYours });
  if (at - comment.created_at > settings.editMinutes * minuteMilliseconds)
    throw new NeutronError('forbidden', { message: messages.tooLate });
  return comment;
}

const upsertPerson = prepared(
  (db, id: string, name: string, picture: string | null, state: PersonState, at: number, out: number) =>
    db
      .insertInto('discussion_people')
      .values({ id, name, picture, state, created_at: at, signed_out_at: out })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          picture: eb.ref('excluded.picture'),
        })),
      )
      .returningAll(),
);

/** Stores the person and locks the row until the transaction ends: concurrent writes of one person run in sequence. */
export async function lockPerson(
  trx: Trx,
  { id, name, picture, since }: Person,
  at: number,
  { kysely }: Pick<Database<DiscussionTables>, 'kysely'>,
): Promise<PersonRow> {
  const [person] = await upsertPerson.within(kysely, trx, id, name, picture, 'ok', at, 0);
  if (!person) throw new Error('a person was neither found nor made');
  // A user who was erased or signed out after the token was checked must not come back by a request in progress.
  if (since <= (await signedOutAt(kysely, id, trx)))
    throw new NeutronError('sign_in_needed', { message: messages.signInAgain });
  if (person.state === 'banned') throw new NeutronError('forbidden', { message: messages.banned });
  return person;
}

const selectRecent = prepared((db, author: string, since: number, most: number) =>
  db
    .selectFrom('discussion_comments')
    .select(['text', 'created_at'])
    .where('author_id', '=', author)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most),
);

async function rejectTooMany(
  { kysely }: Database<DiscussionTables>,
  trx: Trx,
  {
    person,
    text,
    at,
    settings,
  }: { person: PersonRow; text: string; at: number; settings: DiscussionSettings },
): Promise<void> {
  const recent = await selectRecent.within(kysely, trx, person.id, at - dayMilliseconds, 50);
  const isInMinute = ({ created_at }: { created_at: number }) => at - created_at < minuteMilliseconds;
  if (recent.filter(isInMinute).length >= settings.perMinute)
    throw new NeutronError('rate_limited', { message: messages.tooMany });
  if (recent.some((comment) => comment.text === text))
    throw new NeutronError('comment_repeated', { message: messages.repeated });
}

const selectThread = prepared((db, identifier: string) =>
  db.selectFrom('discussion_threads').selectAll().where('identifier', '=', identifier),
);

/** The thread usually exists; two requests that create it at once get the same row. */
async function threadFor(
  { kysely }: Database<DiscussionTables>,
  trx: Trx,
  { since, ...subject }: Subject,
  at: number,
): Promise<ThreadRow> {
  const [known] = await selectThread.within(kysely, trx, subject.identifier);
  if (known) return known;
  const id = randomBytes(12).toString('base64url');
  await trx
    .insertInto('discussion_threads')
    .values({ ...subject, id, created_at: since ?? at, is_closed: 0, shown: 0 })
    .onConflict((conflict) => conflict.column('identifier').doNothing())
    .execute();
  const [made] = await selectThread.within(kysely, trx, subject.identifier);
  if (!made) throw new Error('a thread was neither found nor made');
  return made;
}

/** The author's earlier comments are read only if the text contains links. */
async function factsOf(trx: Trx, person: PersonRow, text: string) {
  if (countLinks(text) === 0) return { state: person.state, shown: 0 };
  const shown = await trx
    .selectFrom('discussion_comments')
    .select('id')
    .where('author_id', '=', person.id)
    .where('state', '=', 'shown')
    .limit(1)
    .execute();
  return { state: person.state, shown: shown.length };
}

/** In the order of the statement. */
const commentValues = (row: CommentRow) =>
  [
    row.id,
    row.thread_id,
    row.parent_id,
    row.root_id,
    row.author_id,
    row.text,
    row.state,
    row.is_listed,
    row.created_at,
    row.edited_at,
    row.up,
    row.down,
    row.rank,
    row.replies,
    row.reports,
    row.is_reviewed,
  ] as const;

const insertComment = prepared((db, ...values: ReturnType<typeof commentValues>) => {
  const [id, thread_id, parent_id, root_id, author_id, text, state, is_listed, created_at, ...rest] = values;
  const [edited_at, up, down, rank, replies, reports, is_reviewed] = rest;
  return db.insertInto('discussion_comments').values({
    id,
    thread_id,
    parent_id,
    root_id,
    author_id,
    text,
    state,
    is_listed,
    created_at,
    edited_at,
    up,
    down,
    rank,
    replies,
    reports,
    is_reviewed,
  });
});

export function findComment(trx: Trx, id: string): Promise<CommentRow | undefined> {
  return trx.selectFrom('discussion_comments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function notifyWorker(
  trx: Trx,
  db: Pick<Database, 'dialect'>,
  comment: Pick<CommentRow, 'id' | 'thread_id'>,
  { kind, now }: { kind: ThreadChange; now: number },
): Promise<void> {
  const thread = await trx
    .selectFrom('discussion_threads')
    .select('identifier')
    .where('id', '=', comment.thread_id)
    .executeTakeFirst();
  await notifyPages(trx, db.dialect, {
    kind,
    id: comment.id,
    identifiers: thread ? [thread.identifier] : [],
    now,
  });
}
