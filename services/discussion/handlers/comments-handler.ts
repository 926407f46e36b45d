import { z } from 'zod';
import { commentSorts } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { RejectedToken } from '../audit-rejections.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { Rejection } from '../rejection.ts';
import { cleanName, ownPicture } from '../rules/clean-text.ts';
import type { DiscussionSettings } from '../settings.ts';
import { readFirstComments } from '../store/first-comments.ts';
import { report, vote } from '../store/opinions.ts';
import { readCounts, readReplies, readThread, shownToAuthor } from '../store/read-thread.ts';
import type { CommentRow } from '../store/rows.ts';
import { addComment, deleteComment, editComment, type Person, type Subject } from '../store/write-comment.ts';
import { answer, errorResponse, readJson } from './responses.ts';
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

/** The calls of the embed. Anyone may read; every write needs a sign-on token. */
export async function commentsHandler(context: CommentsContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const name = /^\/comments\/api\/(\w+)\/?$/.exec(url.pathname)?.[1] ?? '';
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return await read(context, name, url, request);
    if (request.method === 'POST') return await write(context, name, request);
    return errorResponse(405, 'This method is not allowed here', { allow: 'GET, HEAD, POST' });
  } catch (error) {
    if (error instanceof Rejection) return errorResponse(error.status, error.message);
    throw error;
  }
}

async function read(context: CommentsContext, name: string, url: URL, request: Request): Promise<Response> {
  const query = Object.fromEntries(url.searchParams);
  if (name === 'thread') {
    const params = parse(threadQuery, query);
    const viewer = (await readerOf(context, request))?.id;
    const sinceOf = async () => (await context.subjectOf(params.identifier))?.since;
    const thread = await readThread(context, { ...params, viewer, sinceOf });
    return answer({ ...thread, isSignedIn: viewer !== undefined });
  }
  if (name === 'replies') {
    const { root, after } = parse(repliesQuery, query);
    return answer(
      await readReplies(context, { rootId: root, after, viewer: (await readerOf(context, request))?.id }),
    );
  }
  if (name === 'first') {
    const { identifier: about } = parse(z.object({ identifier }), query);
    return answer(await readFirstComments(context, about));
  }
  if (name === 'counts') {
    const wanted = [...new Set(url.searchParams.getAll('identifier'))].slice(0, countsMost);
    return answer({ counts: await readCounts(context, parse(z.array(identifier), wanted)) });
  }
  return errorResponse(404, 'There is nothing at this address');
}

async function write(context: CommentsContext, name: string, request: Request): Promise<Response> {
  if (!Object.hasOwn(writes, name)) return errorResponse(404, 'There is nothing at this address');
  const person = await readerOf(context, request);
  if (!person) throw new Rejection(401, messages.signIn);
  const body = await readJson(request);
  const done = await carryOut(context, name as keyof typeof writes, body, person);
  context.onCommit();
  return answer(done);
}

async function carryOut(context: CommentsContext, name: keyof typeof writes, body: unknown, person: Person) {
  switch (name) {
    case 'comment': {
      const given = parse(writes.comment, body);
      const subject = await context.subjectOf(given.identifier);
      if (!subject) throw new Rejection(404, messages.noThread);
      const row = await addComment(context, { ...given, person, subject });
      return { id: row.id, ...writtenOf(context, row, person) };
    }
    case 'edit':
      return writtenOf(context, await editComment(context, { ...parse(writes.edit, body), person }), person);
    case 'delete':
      await deleteComment(context, { ...parse(writes.delete, body), person });
      return {};
    case 'vote':
      return vote(context, { ...parse(writes.vote, body), person });
    case 'report':
      await report(context, { ...parse(writes.report, body), person });
      return {};
  }
}

/** Spam is reported to its author as waiting, too, so that spammers do not learn the rules. */
function writtenOf(context: CommentsContext, row: CommentRow, { name, picture }: Person) {
  const isWaiting = row.state === 'waiting' || row.state === 'spam';
  const state = row.state === 'spam' ? 'waiting' : row.state;
  return { isWaiting, comment: shownToAuthor(context, { ...row, state, name, picture }) };
}

/** Undefined without a token; a bad token is an error of its own, so that the page can request another. */
async function readerOf(context: CommentsContext, request: Request): Promise<Person | undefined> {
  const auth = await readRemoteAuth(context, request);
  if (auth === 'none') return undefined;
  if (auth === 'rejected') throw new Rejection(401, messages.signInAgain);
  const { user, at } = auth;
  return { id: user.id, name: cleanName(user.username), picture: ownPicture(user.avatar), since: at };
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Rejection(400, messages.badRequest);
  return parsed.data;
}
