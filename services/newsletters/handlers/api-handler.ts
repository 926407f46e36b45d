import { timingSafeEqual } from 'node:crypto';
import type { Newsletter } from '#content/entities/newsletter.ts';
import { messages } from '#content/errors.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, privateJson, problem } from '../../service-app.ts';
import type { NewsletterContext, User } from '../context.ts';
import { journeyOf } from '../journeys.ts';
import { readJsonReports, readMailReport } from '../read-reports.ts';
import { noteReport } from '../store/outcomes.ts';
import { setMayCount, subscribe, subscriptionsOf, unsubscribe, userReader } from '../store/readers.ts';
import { lift } from '../store/suppressions.ts';

export interface ApiHandlerOptions extends NewsletterContext {
  /** The account of an access token. */
  userOf(accessToken: string): Promise<User | undefined>;
  /** The last part of the URL that mail providers report to. */
  reportKey: string;
}

const journeyForm = /^[\w.-]{1,100}$/;

/** `/api/newsletters…`: the newsletters, a user's subscriptions, subscribing and unsubscribing. */
export function createNewslettersApi(context: ApiHandlerOptions): ServiceApp {
  return createServiceApp({
    '/api/newsletters': { get: () => list(context) },
    '/api/newsletters/subscriptions': { get: ({ req }) => subscriptions(context, req.raw) },
    '/api/newsletters/settings': { put: ({ req }) => settings(context, req.raw) },
    '/api/newsletters/journey/:id?': { post: ({ req }) => journey(context, req.raw, req.param('id') ?? '') },
    '/api/newsletters/bounces/:key': { post: ({ req }) => report(context, req.raw, req.param('key') ?? '') },
  });
}

/** Only what a subscription needs, not how the publication displays the newsletter. */
const shown = ({ id, title, description, rhythm, subscribeJourneyId, unsubscribeJourneyId }: Newsletter) => ({
  id,
  ...(title ? { title } : {}),
  description,
  ...(rhythm ? { rhythm } : {}),
  subscribeJourneyId,
  unsubscribeJourneyId,
});

async function list(context: ApiHandlerOptions): Promise<Response> {
  const items = (await context.newsletters()).map(shown);
  return Response.json({ data: { items } }, { headers: { 'cache-control': 'public, max-age=60' } });
}

async function userIn(context: ApiHandlerOptions, request: Request): Promise<User | undefined> {
  const token = /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? context.userOf(token) : undefined;
}

const signInRequired = () =>
  problem('sign_in_needed', { headers: { 'www-authenticate': 'Bearer realm="newsletters"' } });

async function subscriptions(context: ApiHandlerOptions, request: Request): Promise<Response> {
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  const { ids, mayCount } = await subscriptionsOf(context, user);
  const items = (await context.newsletters()).filter(({ id }) => ids.includes(id)).map(shown);
  return privateJson({ data: { items, mayCount } });
}

async function journey(context: ApiHandlerOptions, request: Request, journeyId: string): Promise<Response> {
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  if (!journeyForm.test(journeyId))
    return problem('bad_path', { message: 'This is not the name of a journey', field: 'journeyId' });
  const found = journeyOf(await context.newsletters(), journeyId);
  if (!found) return problem('not_found', { message: 'There is no such journey', field: 'journeyId' });
  await context.db.transaction(async (trx) => {
    const reader = await userReader(trx, user, context.now());
    if (found.action === 'unsubscribe') return unsubscribe(trx, reader.id, found.newsletterId);
    await lift(trx, context.secret, user.email);
    return subscribe(trx, reader.id, found.newsletterId, context.now());
  });
  return privateJson({ data: { item: { code: 'Success' } } });
}

/** Saves whether the user allows open and click tracking. */
async function settings(context: ApiHandlerOptions, request: Request): Promise<Response> {
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  const body: unknown = await request.json().catch(() => undefined);
  const mayCount = typeof body === 'object' && body && 'mayCount' in body ? body.mayCount : undefined;
  if (typeof mayCount !== 'boolean') return problem('bad_body', { field: 'mayCount' });
  await context.db.transaction(async (trx) => {
    const reader = await userReader(trx, user, context.now());
    await setMayCount(trx, reader.id, mayCount);
  });
  await context.audit({ who: user.sub, what: 'newsletter tracking changed', detail: { mayCount } });
  return privateJson({ data: { item: { code: 'Success' } } });
}

async function report(context: ApiHandlerOptions, request: Request, key: string): Promise<Response> {
  const [given, known] = [Buffer.from(key), Buffer.from(context.reportKey)];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return problem('not_found');
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  const text = await request.text();
  const found = isJson ? readJsonReports(parsed(text)) : await readMailReport(text);
  if (!found) return problem('bad_body', { message: messages.unexpected });
  for (const each of found) await noteReport(context, each);
  return privateJson({ data: { item: { code: 'Success', taken: found.length } } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
