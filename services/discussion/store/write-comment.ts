import { randomBytes } from 'node:crypto';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { CommentState, DiscussionTables } from '../discussion-tables.ts';
import { Refusal } from '../refusal.ts';
import { cleanText, commentCharacters } from '../rules/clean-text.ts';
import { judgeComment } from '../rules/judge-comment.ts';
import type { DiscussionSettings } from '../settings.ts';
import {
  type CommentRow,
  countShown,
  moveTo,
  type PersonRow,
  type ThreadChange,
  type ThreadRow,
  type Trx,
  tellPages,
} from './rows.ts';

export interface Person {
  id: string;
  name: string;
  picture: string | null;
}

/** What a thread is about, as the publication knows it; nothing else can be commented on. */
export interface Subject {
  identifier: string;
  url: string;
  title: string;
  /** When there was something to talk about; otherwise a thread is as old as its first comment. */
  since?: number | undefined;
}

export interface WriteKit {
  db: Database<DiscussionTables>;
  settings: DiscussionSettings;
  now(): number;
}

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
  if (!text) throw new Refusal(422, messages.noText);
  if (text.length > commentCharacters) throw new Refusal(422, messages.tooLong(commentCharacters));
  return text;
}

export async function addComment(
  { db, settings, now }: WriteKit,
  given: { person: Person; subject: Subject; parentId?: string | undefined; text: string },
): Promise<CommentRow> {
  const text = readText(given.text);
  const at = now();
  return db.transaction(async (trx) => {
    const person = await keepPerson(trx, given.person, at);
    await refuseTooMany(trx, { person, text, at, settings });
    const thread = await threadFor(trx, given.subject, at);
    if (isClosed(thread, settings, at)) throw new Refusal(403, messages.closed);
    const parent = given.parentId ? await findComment(trx, given.parentId) : undefined;
    const mayAnswer =
      parent?.thread_id === thread.id && (parent.state === 'shown' || parent.author_id === person.id);
    if (given.parentId && !mayAnswer) throw new Refusal(404, messages.noComment);
    const state = judgeComment(text, await factsOf(trx, person), settings.spam);
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
      rank: 0,
      replies: 0,
      reports: 0,
      is_reviewed: 0,
    };
    await trx.insertInto('discussion_comments').values(comment).execute();
    if (state === 'shown') {
      await countShown(trx, comment, 1);
      const identifiers = [thread.identifier];
      await tellPages(trx, db.dialect, { kind: 'discussed', id: comment.id, identifiers, now: at });
    }
    return comment;
  });
}

/** Changed words are judged anew: a harmless comment must not become another one later. */
export async function editComment(
  { db, settings, now }: WriteKit,
  given: { person: Person; id: string; text: string },
): Promise<CommentRow> {
  const text = readText(given.text);
  const at = now();
  return db.transaction(async (trx) => {
    const person = await keepPerson(trx, given.person, at);
    const comment = await ownComment(trx, given.id, person, { at, settings });
    const judged = judgeComment(text, await factsOf(trx, person), settings.spam);
    const state: CommentState = comment.state === 'waiting' && judged === 'shown' ? 'waiting' : judged;
    await trx
      .updateTable('discussion_comments')
      .set({ text, edited_at: at, is_reviewed: 0 })
      .where('id', '=', comment.id)
      .execute();
    await moveTo(trx, comment, state);
    await tellThread(trx, db, comment, { kind: state === 'shown' ? 'discussed' : 'withdrawn', now: at });
    return { ...comment, text, state, edited_at: at };
  });
}

/** By its author; the words are gone for good. */
export async function deleteComment(
  { db, settings, now }: WriteKit,
  given: { person: Person; id: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (trx) => {
    const person = await keepPerson(trx, given.person, at);
    const comment = await ownComment(trx, given.id, person, { at, settings });
    await trx.updateTable('discussion_comments').set({ text: '' }).where('id', '=', comment.id).execute();
    await moveTo(trx, comment, 'removed');
    await tellThread(trx, db, comment, { kind: 'withdrawn', now: at });
  });
}

async function ownComment(
  trx: Trx,
  id: string,
  person: PersonRow,
  { at, settings }: { at: number; settings: DiscussionSettings },
): Promise<CommentRow> {
  const comment = await findComment(trx, id);
  if (!comment || comment.state === 'removed' || comment.state === 'spam')
    throw new Refusal(404, messages.noComment);
  if (comment.author_id !== person.id) throw new Refusal(403, messages.notYours);
  if (at - comment.created_at > settings.editMinutes * minuteMilliseconds)
    throw new Refusal(403, messages.tooLate);
  return comment;
}

/** Written down and locked until the transaction ends: what one person does at once is done one after the other. */
export async function keepPerson(trx: Trx, { id, name, picture }: Person, at: number): Promise<PersonRow> {
  await trx
    .insertInto('discussion_people')
    .values({ id, name, picture, state: 'ok', created_at: at, signed_out_at: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, picture }))
    .execute();
  const person = await trx
    .selectFrom('discussion_people')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (person.state === 'banned') throw new Refusal(403, messages.banned);
  return person;
}

async function refuseTooMany(
  trx: Trx,
  {
    person,
    text,
    at,
    settings,
  }: { person: PersonRow; text: string; at: number; settings: DiscussionSettings },
): Promise<void> {
  const recent = await trx
    .selectFrom('discussion_comments')
    .select(['text', 'created_at'])
    .where('author_id', '=', person.id)
    .where('created_at', '>', at - dayMilliseconds)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const isInMinute = ({ created_at }: { created_at: number }) => at - created_at < minuteMilliseconds;
  if (recent.filter(isInMinute).length >= settings.perMinute) throw new Refusal(429, messages.tooMany);
  if (recent.some((comment) => comment.text === text)) throw new Refusal(409, messages.repeated);
}

async function threadFor(trx: Trx, { since, ...subject }: Subject, at: number): Promise<ThreadRow> {
  const id = randomBytes(12).toString('base64url');
  await trx
    .insertInto('discussion_threads')
    .values({ ...subject, id, created_at: since ?? at, is_closed: 0, shown: 0 })
    .onConflict((conflict) => conflict.column('identifier').doNothing())
    .execute();
  return trx
    .selectFrom('discussion_threads')
    .selectAll()
    .where('identifier', '=', subject.identifier)
    .executeTakeFirstOrThrow();
}

async function factsOf(trx: Trx, person: PersonRow) {
  const shown = await trx
    .selectFrom('discussion_comments')
    .select('id')
    .where('author_id', '=', person.id)
    .where('state', '=', 'shown')
    .limit(1)
    .execute();
  return { state: person.state, shown: shown.length };
}

export function findComment(trx: Trx, id: string): Promise<CommentRow | undefined> {
  return trx.selectFrom('discussion_comments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function tellThread(
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
  await tellPages(trx, db.dialect, {
    kind,
    id: comment.id,
    identifiers: thread ? [thread.identifier] : [],
    now,
  });
}
