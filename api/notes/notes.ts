import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { readPassage } from '#content/document/check-document.ts';
import type { Note, NoteAnchor, Passage } from '#content/entities/note.ts';
import { NeutronError } from '#content/errors.ts';
import { passageLimits } from '#content/limits.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { checkStory } from '../rights/check-story.ts';
import { checkAssignee } from '../rights/colleagues.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { getDraftRow } from '../store/drafts.ts';
import type { StoryRow } from '../store/stories.ts';
import type { NotesTable } from '../tables/content-tables.ts';
import { placeAnchors, type StoredAnchor } from './anchors.ts';

type NoteRow = Selectable<NotesTable>;
type Story = Pick<StoryRow, 'n' | 'id' | 'type'>;

/** More than any story has; a program that writes notes without end is stopped. */
const mostNotes = 1000;
/** The steps an anchor may be behind before its new place is stored: lists then read few steps. */
const farBehind = 500;

interface NewNote {
  /** Made by the sender, who may send the note again. */
  id?: string | undefined;
  text: string;
  anchor?: NoteAnchor | undefined;
  passage?: Passage | undefined;
  replyTo?: string | undefined;
  assignee?: string | undefined;
}

interface NoteChange {
  text?: string | undefined;
  assignee?: string | null | undefined;
  isResolved?: boolean | undefined;
}

export async function listNotes(story: Story, deps: HandlerDeps): Promise<Note[]> {
  const rows = await notesOf(deps.db.kysely, story.n);
  const notes = await present(rows, story.n, deps);
  const late = notes.filter(({ anchor }, index) => {
    const before = rows[index]?.anchor;
    return anchor && before && anchor.step - (JSON.parse(before) as StoredAnchor).step > farBehind;
  });
  for (const { id, anchor } of late)
    await deps.db.kysely
      .updateTable('content_notes')
      .set({ anchor: JSON.stringify(anchor) })
      .where('id', '=', id)
      .execute();
  return notes;
}

export async function addNote(story: Story, given: NewNote, deps: HandlerDeps): Promise<Note> {
  const { anchor, replyTo, assignee } = given;
  const passage = given.passage && passageJson(given.passage);
  if (assignee) await checkAssignee(assignee, deps);
  if (anchor) await checkAnchor(deps.db.kysely, story.n, anchor);
  const row = await write(story, deps, async (trx) => {
    const before = given.id === undefined ? undefined : await getRow(trx, given.id);
    await checkAmount(trx, story.n, { passage, before });
    if (before) return writeAgain(trx, before, { n: story.n, text: given.text, passage }, deps);
    if (replyTo && (await findNote(trx, story.n, replyTo)).reply_to !== null)
      throw new NeutronError('bad_body', { field: 'replyTo', message: 'Reply to the first note' });
    return insertRow(trx, story.n, { ...given, passage }, deps);
  });
  return presentOne(row, story.n, deps);
}

/** The passage as it is stored: with what the schema knows of it, and nothing else. */
function passageJson({ document, ...passage }: Passage): string {
  const read = readPassage(document);
  if ('problem' in read)
    throw new NeutronError('bad_body', { field: 'passage.document', message: read.problem.reason });
  const json = JSON.stringify({ ...passage, document: read.document.toJSON() });
  if (json.length > passageLimits.characters)
    throw new NeutronError('bad_body', { field: 'passage.document', message: 'This passage is too long' });
  return json;
}

/** Every screen of a story reads all of its notes. */
async function checkAmount(
  db: ContentDb,
  n: number,
  { passage = '', before }: { passage: string | undefined; before: NoteRow | undefined },
): Promise<void> {
  const { total, characters } = await db
    .selectFrom('content_notes')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number>(fn<number>('length', ['passage'])).as('characters'),
    ])
    .where('story_n', '=', n)
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostNotes && !before)
    throw new NeutronError('state_conflict', { message: `A story has at most ${mostNotes} notes` });
  const others = Number(characters ?? 0) - (before?.passage?.length ?? 0);
  if (passage !== '' && others + passage.length > passageLimits.charactersOfStory)
    throw new NeutronError('state_conflict', {
      message: 'The notes of this story hold as much text as they can. Delete some of them.',
    });
}

/** The sender did not get the response, or has more text for the same passage: that is news, also where it was resolved. */
async function writeAgain(
  trx: ContentTransaction,
  before: NoteRow,
  { n, text, passage = null }: { n: number; text: string; passage: string | null | undefined },
  { staff }: HandlerDeps,
): Promise<NoteRow> {
  if (Number(before.story_n) !== n || before.written_by !== (staff?.sub ?? null))
    throw new NeutronError('state_conflict', { field: 'id', message: 'Another note has this id' });
  if (before.text === text && before.passage === passage) return before;
  const values = { text, passage, resolved_at: null, resolved_by: null };
  await trx.updateTable('content_notes').set(values).where('id', '=', before.id).execute();
  return { ...before, ...values };
}

type NewRow = Omit<NewNote, 'passage'> & { passage?: string | null | undefined; by?: string };

async function insertRow(
  trx: ContentTransaction,
  n: number,
  { id = randomUUID(), text, anchor, passage = null, replyTo, assignee, by }: NewRow,
  deps: HandlerDeps,
): Promise<NoteRow> {
  const row: NoteRow = {
    id,
    story_n: n,
    reply_to: replyTo ?? null,
    text,
    anchor: anchor ? JSON.stringify(anchor) : null,
    passage,
    assignee: assignee ?? null,
    written_at: deps.now().getTime(),
    written_by: deps.staff?.sub ?? by ?? null,
    resolved_at: null,
    resolved_by: null,
  };
  await trx.insertInto('content_notes').values(row).execute();
  return row;
}

/** A note of the product itself, in a transaction that is open. */
export async function insertNote(
  trx: ContentTransaction,
  { n, id, type }: Story,
  given: { text: string; by: string },
  deps: HandlerDeps,
): Promise<void> {
  await insertRow(trx, n, given, deps);
  await announce(trx, { id, type }, deps);
}

export async function updateNote(
  story: Story,
  noteId: string,
  change: NoteChange,
  deps: HandlerDeps,
): Promise<Note> {
  const { text, assignee, isResolved } = change;
  if (assignee) await checkAssignee(assignee, deps);
  const now = deps.now().getTime();
  const row = await write(story, deps, async (trx) => {
    const before = await findNote(trx, story.n, noteId);
    await checkStory(before.passage === null ? 'comment' : 'edit', story.id, deps, trx);
    if (text !== undefined) rejectOther(before, deps);
    const values = {
      ...(text === undefined ? {} : { text }),
      ...(assignee === undefined ? {} : { assignee }),
      ...(isResolved === true && before.resolved_at === null
        ? { resolved_at: now, resolved_by: deps.staff?.sub ?? null }
        : {}),
      ...(isResolved === false ? { resolved_at: null, resolved_by: null } : {}),
    };
    if (Object.keys(values).length > 0)
      await trx.updateTable('content_notes').set(values).where('id', '=', noteId).execute();
    return { ...before, ...values };
  });
  return presentOne(row, story.n, deps);
}

export async function deleteNote(story: Story, noteId: string, deps: HandlerDeps): Promise<void> {
  await write(story, deps, async (trx) => {
    const note = await findNote(trx, story.n, noteId);
    rejectOther(note, deps);
    const replies = (await notesOf(trx, story.n)).filter(({ reply_to }) => reply_to === noteId);
    if (replies.some(({ written_by }) => written_by !== note.written_by))
      throw new NeutronError('state_conflict', { message: 'Others have replied. Resolve the note instead.' });
    await trx.deleteFrom('content_notes').where('reply_to', '=', noteId).execute();
    await trx.deleteFrom('content_notes').where('id', '=', noteId).execute();
  });
}

/** Every change wakes the screens of colleagues. */
async function write<T>(
  story: Story,
  deps: HandlerDeps,
  work: (trx: ContentTransaction) => Promise<T>,
): Promise<T> {
  const result = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const done = await work(trx);
    await announce(trx, story, deps);
    return done;
  });
  deps.onCommit();
  return result;
}

const announce = (trx: ContentTransaction, { id, type }: Omit<Story, 'n'>, { db, now }: HandlerDeps) =>
  appendEvent(trx, db.dialect, { kind: 'notes', entity: type, entityId: id, keys: [], at: now() });

async function checkAnchor(db: ContentDb, n: number, { from, to, step }: NoteAnchor): Promise<void> {
  if (to <= from)
    throw new NeutronError('bad_body', { field: 'anchor.to', message: 'The passage must have words' });
  if (step > ((await getDraftRow(db, n))?.step ?? 0))
    throw new NeutronError('bad_body', { field: 'anchor.step', message: 'The text has no such step yet' });
}

function rejectOther({ written_by }: NoteRow, { staff }: HandlerDeps): void {
  if (written_by !== (staff?.sub ?? null))
    throw new NeutronError('forbidden', { message: 'Only the person who wrote a note can change its text' });
}

/** In the order in which they were written; a note of the same millisecond is before its replies. */
async function notesOf(db: ContentDb, n: number): Promise<NoteRow[]> {
  const rows = await db
    .selectFrom('content_notes')
    .selectAll()
    .where('story_n', '=', n)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  const rank = ({ written_at, reply_to }: NoteRow) => Number(written_at) * 2 + (reply_to === null ? 0 : 1);
  return rows.sort((a, b) => rank(a) - rank(b));
}

const getRow = (db: ContentDb, id: string): Promise<NoteRow | undefined> =>
  db.selectFrom('content_notes').selectAll().where('id', '=', id).executeTakeFirst();

async function findNote(db: ContentDb, n: number, id: string): Promise<NoteRow> {
  const row = await getRow(db, id);
  if (!row || Number(row.story_n) !== n)
    throw new NeutronError('not_found', { field: 'noteId', message: 'There is no such note' });
  return row;
}

async function presentOne(row: NoteRow, n: number, deps: HandlerDeps): Promise<Note> {
  const [note] = await present([row], n, deps);
  if (!note) throw new NeutronError('not_found', { field: 'noteId' });
  return note;
}

async function present(rows: readonly NoteRow[], n: number, deps: HandlerDeps): Promise<Note[]> {
  const anchors = rows.map(({ anchor }) =>
    anchor === null ? undefined : (JSON.parse(anchor) as StoredAnchor),
  );
  const placed = await placeAnchors(
    deps.db.kysely,
    n,
    anchors.flatMap((anchor) => anchor ?? []),
  );
  const subs = new Set(rows.flatMap(({ written_by }) => written_by ?? []));
  const names = subs.size > 0 ? await deps.staffNames?.([...subs]) : undefined;
  return rows.map((row, index) => {
    const anchor = anchors[index] && placed.get(anchors[index]);
    const name = row.written_by === null ? undefined : names?.get(row.written_by);
    return {
      id: row.id,
      ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
      text: row.text,
      ...(anchor ? { anchor } : {}),
      ...(row.passage === null ? {} : { passage: JSON.parse(row.passage) as Passage }),
      ...(row.assignee === null ? {} : { assignee: row.assignee }),
      writtenAt: iso(row.written_at),
      ...(row.written_by === null ? {} : { writtenBy: row.written_by }),
      ...(name === undefined ? {} : { writtenByName: name }),
      ...(row.resolved_at === null ? {} : { resolvedAt: iso(row.resolved_at) }),
      ...(row.resolved_by === null ? {} : { resolvedBy: row.resolved_by }),
    };
  });
}

const iso = (time: number) => new Date(Number(time)).toISOString();
