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
  /** The headline of the published story at a path of ours. */
  headlineAt(path: string): Promise<string | undefined>;
  /** Puts the letter into the outbox, in the transaction that counts it. */
  enqueueEmail<T>(trx: Transaction<T>, letter: ReturnType<typeof shareEmail>, now: number): Promise<unknown>;
  onSent(): void;
}

/** `POST /email-a-friend/`, and what its form needs before. `caller` is who asks, as one key for counting. */
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
    // The hidden fields have no message of their own in the form: a reader cannot have got them wrong.
    if (!emailShareForm.shape.title.safeParse(form.title).success)
      problems.push({ field: emailShareFields.title, message: 'The title of the story is missing' });
    if (problems.length === 0)
      problems.push({ field: emailShareFields.url, message: 'The address of the story is too long' });
    return { problems, shared: undefined };
  }

  async function send(request: Request, caller: string): Promise<Response> {
    const form = await readForm(request);
    const { problems, shared } = check(form);
    if (!shared) return refusal('form_invalid', problems);
    // Browsers say where a form was sent from; a form of another site is never meant by its reader.
    const from = request.headers.get('sec-fetch-site');
    const isForeign = from !== null && from !== 'same-origin';
    if (isForeign || !tokens.isGood(form.token, request.headers.get('cookie'))) return refusal('form_token');
    const verified = await botCheck.verify(form.botCheck);
    if (!verified.ok && verified.reason === 'unavailable') return refusal('unavailable', [], 30);
    if (!verified.ok) return refusal('bot_check_failed', [botCheckProblem]);

    const headline = await options.headlineAt(shared.path);
    const refused = await db.transaction(async (trx) => {
      if (!(await verified.spend(trx))) return refusal('bot_check_failed', [botCheckProblem]);
      const wait = await counts.take(trx, { caller, to: shared.to }, now());
      if (wait !== undefined) return refusal('rate_limited', [{ message: messages.shareLimit }], wait);
      await options.enqueueEmail(trx, shareEmail({ ...shared, headline }, options), now());
      return undefined;
    });
    if (refused) return refused;
    options.onSent();
    return answer(200, { data: { code: 'Success' } });
  }

  return {
    async fetch(request: Request, caller: string): Promise<Response> {
      try {
        const isForm = new URL(request.url).pathname === emailShareFormPath;
        if (isForm && (request.method === 'GET' || request.method === 'HEAD')) return await prepare(request);
        if (!isForm && request.method === 'POST') return await send(request, caller);
        return withAllow(refusal('method_not_allowed'), isForm ? 'GET, HEAD' : 'POST');
      } catch (error) {
        if (!isNeutronError(error)) throw error;
        return refusal(error.reason, [
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

function refusal(reason: ErrorReason, problems: readonly Problem[] = [], retryAfter?: number): Response {
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
