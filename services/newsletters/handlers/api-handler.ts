import { timingSafeEqual } from 'node:crypto';
import type { Newsletter } from '#content/entities/newsletter.ts';
import { messages } from '#content/errors.ts';
import { isProviderSilent } from '#content/rules/account/provider-silent.ts';
import type { NewsletterContext, User } from '../context.ts';
import { journeyOf } from '../journeys.ts';
import { readJsonReports, readMailReport } from '../read-reports.ts';
import { noteReport } from '../store/outcomes.ts';
import { setMayCount, subscribe, subscriptionsOf, unsubscribe, userReader } from '../store/readers.ts';
import { lift } from '../store/suppressions.ts';
import { allowOnly, answer, reject } from './responses.ts';

export interface ApiHandlerOptions extends NewsletterContext {
  /** The account of an access token. */
  userOf(accessToken: string): Promise<User | undefined>;
  /** The last part of the URL that mail providers report to. */
  reportKey: string;
}

const root = '/api/newsletters';
const journeyForm = /^[\w.-]{1,100}$/;

/** `/api/newsletters…`: the newsletters, a user's subscriptions, subscribing and unsubscribing. */
export async function apiHandler(context: ApiHandlerOptions, request: Request): Promise<Response> {
  try {
    return await route(context, request);
  } catch (error) {
    if (!isProviderSilent(error)) throw error;
    return reject('unavailable', { headers: { 'retry-after': '30' } });
  }
}

async function route(context: ApiHandlerOptions, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(root.length).replace(/\/$/, '');
  const [, first = '', second, ...rest] = path.split('/');
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (rest.length > 0) return reject('call_unknown');
  if (first === 'journey') return journey(context, request, second);
  if (first === 'bounces' && second) return report(context, request, second);
  if (second !== undefined) return reject('call_unknown');
  if (first === '') return isGet ? list(context) : allowOnly('GET, HEAD');
  if (first === 'subscriptions') return isGet ? subscriptions(context, request) : allowOnly('GET, HEAD');
  if (first === 'settings') return settings(context, request);
  return reject('call_unknown');
}

/** Only what a subscription needs, not how the publication displays the newsletter. */
const shown = ({ id, title, description, subscribeJourneyId, unsubscribeJourneyId }: Newsletter) => ({
  id,
  ...(title ? { title } : {}),
  description,
  subscribeJourneyId,
  unsubscribeJourneyId,
});

async function list(context: ApiHandlerOptions): Promise<Response> {
  const items = (await context.newsletters()).map(shown);
  return answer({ items }, { 'cache-control': 'public, max-age=60' });
}

async function userIn(context: ApiHandlerOptions, request: Request): Promise<User | undefined> {
  const token = /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? context.userOf(token) : undefined;
}

const signInRequired = () =>
  reject('sign_in_needed', { headers: { 'www-authenticate': 'Bearer realm="newsletters"' } });

async function subscriptions(context: ApiHandlerOptions, request: Request): Promise<Response> {
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  const { ids, mayCount } = await subscriptionsOf(context, user);
  const items = (await context.newsletters()).filter(({ id }) => ids.includes(id)).map(shown);
  return answer({ items, mayCount });
}

async function journey(
  context: ApiHandlerOptions,
  request: Request,
  journeyId: string | undefined,
): Promise<Response> {
  if (request.method !== 'POST') return allowOnly('POST');
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  if (!journeyId || !journeyForm.test(journeyId))
    return reject('bad_path', { message: 'This is not the name of a journey', field: 'journeyId' });
  const found = journeyOf(await context.newsletters(), journeyId);
  if (!found) return reject('not_found', { message: 'There is no such journey', field: 'journeyId' });
  await context.db.transaction(async (trx) => {
    const reader = await userReader(trx, user, context.now());
    if (found.action === 'unsubscribe') return unsubscribe(trx, reader.id, found.newsletterId);
    await lift(trx, context.secret, user.email);
    return subscribe(trx, reader.id, found.newsletterId, context.now());
  });
  return answer({ item: { code: 'Success' } });
}

/** Saves whether the user allows open and click tracking. */
async function settings(context: ApiHandlerOptions, request: Request): Promise<Response> {
  if (request.method !== 'PUT') return allowOnly('PUT');
  const user = await userIn(context, request);
  if (!user) return signInRequired();
  const body: unknown = await request.json().catch(() => undefined);
  const mayCount = typeof body === 'object' && body && 'mayCount' in body ? body.mayCount : undefined;
  if (typeof mayCount !== 'boolean') return reject('bad_body', { field: 'mayCount' });
  await context.db.transaction(async (trx) => {
    const reader = await userReader(trx, user, context.now());
    await setMayCount(trx, reader.id, mayCount);
  });
  await context.audit({ who: user.sub, what: 'newsletter tracking changed', detail: { mayCount } });
  return answer({ item: { code: 'Success' } });
}

async function report(context: ApiHandlerOptions, request: Request, key: string): Promise<Response> {
  const [given, known] = [Buffer.from(key), Buffer.from(context.reportKey)];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return reject('not_found');
  if (request.method !== 'POST') return allowOnly('POST');
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  const text = await request.text();
  const found = isJson ? readJsonReports(parsed(text)) : await readMailReport(text);
  if (!found) return reject('bad_body', { message: messages.unexpected });
  for (const each of found) await noteReport(context, each);
  return answer({ item: { code: 'Success', taken: found.length } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
