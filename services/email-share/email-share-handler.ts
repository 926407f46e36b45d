import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { emailShareForm } from '#content/entities/email-share-form.ts';
import { type ErrorReason, errorReasons, isNeutronError, messages } from '#content/errors.ts';
import { emailShareFields, emailShareFormPath, emailShareProblems } from '#content/rules/email-share.ts';
import { ownPagePath } from '#content/rules/own-page.ts';
import type { Database } from '#database/connect.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import { type PostedForm, readForm } from './read-form.ts';
import { createSendCounts } from './send-counts.ts';
import { type Shared, shareEmail } from './share-email.ts';

export interface EmailShareOptions {
  db: Database;
  origin: string;
  brand: string;
  secret: string;
  countsCallers: boolean;
  now(): number;
  botCheck: {
    challenge(): Promise<BotChallenge>;
    verify(
      response: string,
    ): Promise<
      | { ok: true; spend<T>(trx: Transaction<T>): Promise<boolean> }
      | { ok: false; reason: 'failed' | 'unavailable' }
    >;
  };
  /** The headline of the published story at a path of this site. */
  headlineAt(path: string): Promise<string | undefined>;
  /** Queues the e-mail, in the transaction that counts it. */
  enqueueEmail<T>(trx: Transaction<T>, message: ReturnType<typeof shareEmail>, now: number): Promise<unknown>;
  onSent(): void;
}

/** `POST /email-a-friend/`, and the data its form needs. `caller` is the client, as one key for rate limits. */
export function createEmailShareHandler(options: EmailShareOptions) {
  const { db, origin, now, botCheck } = options;
  const tokens = createFormTokens({ secret: options.secret, isSecure: origin.startsWith('https:'), now });
  const counts = createSendCounts({ ...options, dialect: db.dialect });

  async function prepare(request: Request): Promise<Response> {
    const { token, setCookie } = tokens.issue(request.headers.get('cookie'));
    return answer(
      200,
      { data: { token, botCheck: await botCheck.challenge() } },
      { 'set-cookie': setCookie },
    );
  }

  function check(form: PostedForm): { problems: Problem[]; shared: Omit<Shared, 'headline'> | undefined } {
    const problems: Problem[] = Object.entries(emailShareProblems(form)).map(([field, message]) => ({
      field: emailShareFields[field as keyof typeof emailShareFields],
      message,
    }));
    const path = ownPagePath(form.url, origin);
    if (!path) problems.push({ field: emailShareFields.url, message: 'Only pages of this site can be sent' });
    const parsed = emailShareForm.safeParse(form);
    if (parsed.success && path && problems.length === 0) {
      const { to, from: replyTo, name, message } = parsed.data;
      return { problems, shared: { to, from: replyTo, name, message, path } };
    }
    // Hidden fields have no message in the form, because readers do not fill them in.
    if (!emailShareForm.shape.title.safeParse(form.title).success)
      problems.push({ field: emailShareFields.title, message: 'The title of the story is missing' });
    if (problems.length === 0)
      problems.push({ field: emailShareFields.url, message: 'The address of the story is too long' });
    return { problems, shared: undefined };
  }

  async function send(request: Request, caller: string): Promise<Response> {
    const form = await readForm(request);
    const { problems, shared } = check(form);
    if (!shared) return reject('form_invalid', problems);
    // Browsers send where a form comes from; forms of other sites are rejected.
    const from = request.headers.get('sec-fetch-site');
    const isForeign = from !== null && from !== 'same-origin';
    if (isForeign || !tokens.isGood(form.token, request.headers.get('cookie'))) return reject('form_token');
    const verified = await botCheck.verify(form.botCheck);
    if (!verified.ok && verified.reason === 'unavailable') return reject('unavailable', [], 30);
    if (!verified.ok) return reject('bot_check_failed', [botCheckProblem]);

    const headline = await options.headlineAt(shared.path);
    const rejected = await db.transaction(async (trx) => {
      if (!(await verified.spend(trx))) return reject('bot_check_failed', [botCheckProblem]);
      const wait = await counts.take(trx, { caller, to: shared.to }, now());
      if (wait !== undefined) return reject('rate_limited', [{ message: messages.shareLimit }], wait);
      await options.enqueueEmail(trx, shareEmail({ ...shared, headline }, options), now());
      return undefined;
    });
    if (rejected) return rejected;
    options.onSent();
    return answer(200, { data: { code: 'Success' } });
  }

  return {
    async fetch(request: Request, caller: string): Promise<Response> {
      try {
        const isForm = new URL(request.url).pathname === emailShareFormPath;
        if (isForm && (request.method === 'GET' || request.method === 'HEAD')) return await prepare(request);
        if (!isForm && request.method === 'POST') return await send(request, caller);
        return withAllow(reject('method_not_allowed'), isForm ? 'GET, HEAD' : 'POST');
      } catch (error) {
        if (!isNeutronError(error)) throw error;
        return reject(error.reason, [
          { message: error.message, ...(error.field ? { field: error.field } : {}) },
        ]);
      }
    },
  };
}

interface Problem {
  message: string;
  field?: string;
}
const botCheckProblem = { field: emailShareFields.botCheck, message: errorReasons.bot_check_failed.message };

function reject(reason: ErrorReason, problems: readonly Problem[] = [], retryAfter?: number): Response {
  const { status, message } = errorReasons[reason];
  const listed = problems.length > 0 ? problems : [{ message }];
  const errors = listed.map((problem) => ({ code: status, reason, ...problem }));
  return answer(status, { errors }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
}

function withAllow(response: Response, allow: string): Response {
  response.headers.set('allow', allow);
  return response;
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}
