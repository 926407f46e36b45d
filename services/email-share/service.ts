import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { emailShareForm } from '#content/entities/email-share-form.ts';
import { type ErrorReason, errorReasons, messages } from '#content/errors.ts';
import {
  emailShareFields,
  emailShareFormPath,
  emailSharePath,
  emailShareProblems,
} from '#content/rules/email-share.ts';
import { ownPagePath } from '#content/rules/own-page.ts';
import type { Database } from '#database/connect.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Service } from '../service.ts';
import { createServiceApp, privateJson, problems } from '../service-app.ts';
import { migrateEmailShare } from './email-share-tables.ts';
import { type PostedForm, readForm } from './read-form.ts';
import { createSendCounts } from './send-counts.ts';
import { type Shared, type ShareTemplate, shareEmail } from './share-email.ts';

interface EmailShareDeps {
  db: Database;
  origin: string;
  brand(): string;
  /** The e-mail that the publication writes itself. */
  template?: ShareTemplate | undefined;
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

/** `POST /email-a-friend/`, and the data its form needs. */
export function createEmailShare(options: EmailShareDeps): Service {
  const { db, origin, now, botCheck } = options;
  const tokens = createFormTokens({ secret: options.secret, isSecure: origin.startsWith('https:'), now });
  const counts = createSendCounts({ ...options, dialect: db.dialect });

  async function prepare(request: Request): Promise<Response> {
    const { token, setCookie } = tokens.issue(request.headers.get('cookie'));
    return privateJson(
      { data: { token, botCheck: await botCheck.challenge() } },
      { headers: { 'set-cookie': setCookie } },
    );
  }

  function check(form: PostedForm): { found: Problem[]; shared: Omit<Shared, 'headline'> | undefined } {
    const found: Problem[] = Object.entries(emailShareProblems(form)).map(([field, message]) => ({
      field: emailShareFields[field as keyof typeof emailShareFields],
      message,
    }));
    const path = ownPagePath(form.url, origin);
    if (!path) found.push({ field: emailShareFields.url, message: 'Only pages of this site can be sent' });
    const parsed = emailShareForm.safeParse(form);
    if (parsed.success && path && found.length === 0) {
      const { to, from: replyTo, name, message } = parsed.data;
      return { found, shared: { to, from: replyTo, name, message, path } };
    }
    // Hidden fields have no message in the form, because readers do not fill them in.
    if (!emailShareForm.shape.title.safeParse(form.title).success)
      found.push({ field: emailShareFields.title, message: 'The title of the story is missing' });
    if (found.length === 0)
      found.push({ field: emailShareFields.url, message: 'The address of the story is too long' });
    return { found, shared: undefined };
  }

  async function send(request: Request, caller: string): Promise<Response> {
    const form = await readForm(request);
    const { found, shared } = check(form);
    if (!shared) return reject('form_invalid', found);
    if (tokens.check(request, form.token) !== 'ok') return reject('form_token');
    const verified = await botCheck.verify(form.botCheck);
    if (!verified.ok && verified.reason === 'unavailable') return reject('unavailable', [], 30);
    if (!verified.ok) return reject('bot_check_failed', [botCheckProblem]);

    const headline = await options.headlineAt(shared.path);
    const rejected = await db.transaction(async (trx) => {
      if (!(await verified.spend(trx))) return reject('bot_check_failed', [botCheckProblem]);
      const wait = await counts.take(trx, { caller, to: shared.to }, now());
      if (wait !== undefined) return reject('rate_limited', [{ message: messages.shareLimit }], wait);
      await options.enqueueEmail(
        trx,
        shareEmail({ ...shared, headline }, { ...options, brand: options.brand() }),
        now(),
      );
      return undefined;
    });
    if (rejected) return rejected;
    options.onSent();
    return privateJson({ data: { code: 'Success' } });
  }

  const app = createServiceApp({
    [emailShareFormPath]: { get: ({ req }) => prepare(req.raw) },
    [emailSharePath]: { post: ({ req, env }) => send(req.raw, env.caller) },
  });
  return {
    name: 'email-share',
    migrate: migrateEmailShare,
    routes: [emailSharePath, emailShareFormPath].map((path) => ({ path, app, limit: 'forms' })),
  };
}

interface Problem {
  message: string;
  field?: string;
}
const botCheckProblem = { field: emailShareFields.botCheck, message: errorReasons.bot_check_failed.message };

function reject(reason: ErrorReason, found: readonly Problem[] = [], retryAfter?: number): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return problems(reason, found.length > 0 ? found : [{}], headers);
}
