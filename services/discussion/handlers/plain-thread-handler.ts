import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { commentSorts } from '#content/entities/discussion.ts';
import { isNeutronError } from '#content/errors.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentElementId } from '#design/discussion/render-comment.ts';
import { createPageFiles, type Look } from '#design/service-pages/page-files.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, type ServiceContext } from '../../service-app.ts';
import { plainThread } from '../pages/plain-thread.ts';
import { cleanName, ownPicture } from '../rules/clean-text.ts';
import { type ReadContext, readThread } from '../store/read-thread.ts';
import { addComment, type Person, type Subject } from '../store/write-comment.ts';

/** Where a thread has a page of its own; the identifier of the story follows. */
export const plainThreadPath = '/comments/story/';

export interface PlainThreadContext extends ReadContext {
  subjectOf(identifier: string): Promise<Subject | undefined>;
  /** The account of the session cookie. */
  sessionOf(
    env: Pick<ServiceContext['env'], 'incoming' | 'outgoing'>,
  ): Promise<{ id: string; username: string; avatar?: string | undefined } | undefined>;
  /** Where a reader without scripts signs in and comes back from. */
  signInUrl(returnPath: string): string;
  look(): Promise<Look>;
  formTokens: FormTokens;
  onCommit(): void;
}

const query = z.object({
  sort: z.enum(commentSorts).catch('best'),
  after: z.string().max(400).optional().catch(undefined),
  reply: z.string().max(60).optional().catch(undefined),
});
const posted = z.object({
  token: z.string().max(400),
  text: z.string().max(20_000),
  parentId: z
    .string()
    .regex(/^[\w-]{0,60}$/)
    .default(''),
});

/** Threads as pages: they work without scripts and need no cookie to read. */
export function createPlainThreads(context: PlainThreadContext): {
  app: ServiceApp;
  prepare(): Promise<void>;
} {
  const files = createPrepared('plain comments', async () =>
    createPageFiles(await context.look(), { styles: threadStyles() }),
  );
  const show = (call: ServiceContext, given: { text: string; problem?: string } = { text: '' }) =>
    showThread(context, files.value, call, given);
  const app = createServiceApp({
    [`${plainThreadPath}look/:file`]: {
      get(call) {
        const file = files.value.files.get(`look/${call.req.param('file')}`);
        if (!file) return call.notFound();
        const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=86400' };
        return new Response(file.body, { headers });
      },
    },
    [`${plainThreadPath}:identifier`]: {
      get: (call) => show(call),
      async post(call) {
        const form = posted.safeParse(Object.fromEntries(new URLSearchParams(await call.req.text())));
        const text = form.success ? form.data.text : '';
        const account = await context.sessionOf(call.env);
        if (!form.success || !account || context.formTokens.check(call.req.raw, form.data.token) !== 'ok')
          return show(call, { text, problem: messages.notOurs });
        const subject = await context.subjectOf(call.req.param('identifier') ?? '');
        if (!subject) return call.notFound();
        try {
          const { id } = await addComment(context, {
            person: personOf(account, context.now()),
            subject,
            text,
            parentId: form.data.parentId || undefined,
          });
          context.onCommit();
          const location = `${pathOf(subject)}?sort=newest#${commentElementId(id)}`;
          return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
        } catch (error) {
          if (!isNeutronError(error)) throw error;
          return show(call, { text, problem: error.message });
        }
      },
    },
  });
  return { app, prepare: files.prepare };
}

const threadStyles = () =>
  ['thread.css', 'thread-forms.css']
    .map((name) => readFileSync(join(import.meta.dirname, '../../../design/discussion', name), 'utf8'))
    .join('');

const pathOf = ({ identifier }: Subject) => `${plainThreadPath}${encodeURIComponent(identifier)}/`;

const personOf = (
  { id, username, avatar }: { id: string; username: string; avatar?: string | undefined },
  now: number,
): Person => ({
  id,
  name: cleanName(username),
  picture: ownPicture(avatar),
  since: Math.floor(now / 1000),
});

async function showThread(
  context: PlainThreadContext,
  files: ReturnType<typeof createPageFiles>,
  call: ServiceContext,
  { text, problem }: { text: string; problem?: string },
): Promise<Response> {
  const subject = await context.subjectOf(call.req.param('identifier') ?? '');
  if (!subject) return call.notFound();
  const { sort, after, reply } = query.parse(call.req.query());
  const account = await context.sessionOf(call.env);
  const thread = await readThread(context, {
    identifier: subject.identifier,
    sort,
    after,
    viewer: account?.id,
    comment: reply,
    sinceOf: async () => subject.since,
  });
  const issued = account && context.formTokens.issue(call.req.header('cookie') ?? null);
  const path = pathOf(subject);
  const { title, body } = plainThread({
    thread,
    story: subject,
    path,
    writer: account && issued && { name: cleanName(account.username), token: issued.token },
    signInUrl: context.signInUrl(path),
    replyTo: reply,
    text,
    problem,
  });
  const html = files.document({ title, body, home: plainThreadPath, isWide: true });
  return new Response(html, {
    status: problem ? 422 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': files.policy([], false),
      ...(issued ? { 'set-cookie': issued.setCookie } : {}),
    },
  });
}
