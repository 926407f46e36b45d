import { z } from 'zod';
import { commentSorts } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { RejectedToken } from '../audit-rejections.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { Refusal } from '../rejection.ts';
import { cleanName, ownPicture } from '../rules/clean-text.ts';
import type { DiscussionSettings } from '../settings.ts';
import { readFirstComments } from '../store/first-comments.ts';
import { report, vote } from '../store/opinions.ts';
import { readCounts, readReplies, readThread, shownToAuthor } from '../store/read-thread.ts';
import type { CommentRow } from '../store/rows.ts';
import { addComment, deleteComment, editComment, type Person, type Subject } from '../store/write-comment.ts';
import { answer, readJson, refuse } from './responses.ts';
import { readRemoteAuth } from './sign-on-handler.ts';

export interface CommentsContext {
  db: Database<DiscussionTables>;
  secret: string;
  settings: DiscussionSettings;
  subjectOf(identifier: string): Promise<Subject | undefined>;
  onCommit(): void;
  onRejectedToken(why: RejectedToken): void;
  isSessionLive(id: string, session: string): Promise<boolean>;
  now(): number;
}

const identifier = z.string().min(1).max(300);
const id = z.string().regex(/^[\w-]{1,60}$/);
const text = z.string().max(20_000);
const threadQuery = z.object({
  identifier,
  sort: z.enum(commentSorts).default('best'),
  after: z.string().max(400).optional(),
});
const repliesQuery = z.object({ root: id, after: z.string().max(400).optional() });
const countsMost = 50;

const writes = {
  comment: z.strictObject({ identifier, text, parentId: id.optional() }),
  edit: z.strictObject({ id, text }),
  delete: z.strictObject({ id }),
  vote: z.strictObject({ id, value: z.union([z.literal(1), z.literal(-1), z.literal(0)]) }),
  report: z.strictObject({ id, reason: z.string().max(2000).default('') }),
};

/** What the embed asks for. Reading needs nobody; every write needs a token of the sign-on. */
export async function commentsHandler(kit: CommentsContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const name = /^\/comments\/api\/(\w+)\/?$/.exec(url.pathname)?.[1] ?? '';
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return await read(kit, name, url, request);
    if (request.method === 'POST') return await write(kit, name, request);
    return refuse(405, 'This method is not allowed here', { allow: 'GET, HEAD, POST' });
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.status, error.message);
    throw error;
  }
}

async function read(kit: CommentsContext, name: string, url: URL, request: Request): Promise<Response> {
  const query = Object.fromEntries(url.searchParams);
  if (name === 'thread') {
    const asked = parse(threadQuery, query);
    const viewer = (await readerOf(kit, request))?.id;
    const sinceOf = async () => (await kit.subjectOf(asked.identifier))?.since;
    const thread = await readThread(kit, { ...asked, viewer, sinceOf });
    return answer({ ...thread, isSignedIn: viewer !== undefined });
  }
  if (name === 'replies') {
    const { root, after } = parse(repliesQuery, query);
    return answer(
      await readReplies(kit, { rootId: root, after, viewer: (await readerOf(kit, request))?.id }),
    );
  }
  if (name === 'first') {
    const { identifier: about } = parse(z.object({ identifier }), query);
    return answer(await readFirstComments(kit, about));
  }
  if (name === 'counts') {
    const wanted = [...new Set(url.searchParams.getAll('identifier'))].slice(0, countsMost);
    return answer({ counts: await readCounts(kit, parse(z.array(identifier), wanted)) });
  }
  return refuse(404, 'There is nothing at this address');
}

async function write(kit: CommentsContext, name: string, request: Request): Promise<Response> {
  if (!Object.hasOwn(writes, name)) return refuse(404, 'There is nothing at this address');
  const person = await readerOf(kit, request);
  if (!person) throw new Refusal(401, messages.signIn);
  const body = await readJson(request);
  const done = await carryOut(kit, name as keyof typeof writes, body, person);
  kit.onCommit();
  return answer(done);
}

async function carryOut(kit: CommentsContext, name: keyof typeof writes, body: unknown, person: Person) {
  switch (name) {
    case 'comment': {
      const given = parse(writes.comment, body);
      const subject = await kit.subjectOf(given.identifier);
      if (!subject) throw new Refusal(404, messages.noThread);
      const row = await addComment(kit, { ...given, person, subject });
      return { id: row.id, ...writtenOf(kit, row, person) };
    }
    case 'edit':
      return writtenOf(kit, await editComment(kit, { ...parse(writes.edit, body), person }), person);
    case 'delete':
      await deleteComment(kit, { ...parse(writes.delete, body), person });
      return {};
    case 'vote':
      return vote(kit, { ...parse(writes.vote, body), person });
    case 'report':
      await report(kit, { ...parse(writes.report, body), person });
      return {};
  }
}

/** Who wrote spam is told that it waits, too: nobody learns what gives them away. */
function writtenOf(kit: CommentsContext, row: CommentRow, { name, picture }: Person) {
  const isWaiting = row.state === 'waiting' || row.state === 'spam';
  const state = row.state === 'spam' ? 'waiting' : row.state;
  return { isWaiting, comment: shownToAuthor(kit, { ...row, state, name, picture }) };
}

/** Nobody without a token; a bad one is told apart, so that the page can ask for another. */
async function readerOf(kit: CommentsContext, request: Request): Promise<Person | undefined> {
  const auth = await readRemoteAuth(kit, request);
  if (auth === 'none') return undefined;
  if (auth === 'refused') throw new Refusal(401, messages.signInAgain);
  const { user, at } = auth;
  return { id: user.id, name: cleanName(user.username), picture: ownPicture(user.avatar), since: at };
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal(400, messages.badRequest);
  return parsed.data;
}
