import { z } from 'zod';
import { commentSorts } from '#content/entities/discussion.ts';
import { NeutronError } from '#content/errors.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, jsonBody, privateJson, type ServiceContext } from '../../service-app.ts';
import type { RejectedToken } from '../audit-rejections.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { cleanName, ownPicture } from '../rules/clean-text.ts';
import type { DiscussionSettings } from '../settings.ts';
import { readFirstComments } from '../store/first-comments.ts';
import { report, vote } from '../store/opinions.ts';
import { readCounts, readReplies, readThread, shownToAuthor } from '../store/read-thread.ts';
import type { CommentRow } from '../store/rows.ts';
import { addComment, deleteComment, editComment, type Person, type Subject } from '../store/write-comment.ts';
import { readRemoteAuth } from './sign-on-handler.ts';

interface CommentsContext {
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
  comment: id.optional().catch(undefined),
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

/** The calls of the embed. Reading needs no account; every write needs a token of the sign-on. */
export function createCommentsApp(context: CommentsContext): ServiceApp {
  const write = (name: keyof typeof writes) => ({
    post: (call: ServiceContext) => save(context, name, call),
  });
  return createServiceApp({
    '/comments/api/thread': {
      async get({ req }) {
        const params = parse(threadQuery, req.query());
        const viewer = (await readerOf(context, req.raw))?.id;
        const sinceOf = async () => (await context.subjectOf(params.identifier))?.since;
        const thread = await readThread(context, { ...params, viewer, sinceOf });
        return data({ ...thread, isSignedIn: viewer !== undefined });
      },
    },
    '/comments/api/replies': {
      async get({ req }) {
        const { root, after } = parse(repliesQuery, req.query());
        const viewer = (await readerOf(context, req.raw))?.id;
        return data(await readReplies(context, { rootId: root, after, viewer }));
      },
    },
    '/comments/api/first': {
      async get({ req }) {
        const { identifier: about } = parse(z.object({ identifier }), req.query());
        return data(await readFirstComments(context, about));
      },
    },
    '/comments/api/counts': {
      async get({ req }) {
        const wanted = [...new Set(req.queries('identifier') ?? [])].slice(0, countsMost);
        return data({ counts: await readCounts(context, parse(z.array(identifier), wanted)) });
      },
    },
    '/comments/api/comment': write('comment'),
    '/comments/api/edit': write('edit'),
    '/comments/api/delete': write('delete'),
    '/comments/api/vote': write('vote'),
    '/comments/api/report': write('report'),
  });
}

const data = (answer: unknown) => privateJson({ data: answer });

async function save(
  context: CommentsContext,
  name: keyof typeof writes,
  call: ServiceContext,
): Promise<Response> {
  const person = await readerOf(context, call.req.raw);
  if (!person) throw new NeutronError('sign_in_needed', { message: messages.signIn });
  const done = await carryOut(context, name, await jsonBody(call), person);
  context.onCommit();
  return data(done);
}

async function carryOut(context: CommentsContext, name: keyof typeof writes, body: unknown, person: Person) {
  switch (name) {
    case 'comment': {
      const given = parse(writes.comment, body);
      const subject = await context.subjectOf(given.identifier);
      if (!subject) throw new NeutronError('not_found', { message: messages.noThread });
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
  if (auth === 'rejected') throw new NeutronError('sign_in_needed', { message: messages.signInAgain });
  const { user, at } = auth;
  return { id: user.id, name: cleanName(user.username), picture: ownPicture(user.avatar), since: at };
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new NeutronError('bad_body', { message: messages.badRequest });
  return parsed.data;
}
