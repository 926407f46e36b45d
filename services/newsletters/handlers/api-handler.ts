import { timingSafeEqual } from 'node:crypto';
import type { Newsletter } from '#content/entities/newsletter.ts';
import { messages } from '#content/errors.ts';
import { isProviderSilent } from '#content/rules/account/provider-silent.ts';
import type { Kit, Member } from '../context.ts';
import { journeyOf } from '../journeys.ts';
import { readJsonReports, readMailReport } from '../read-reports.ts';
import { noteReport } from '../store/outcomes.ts';
import { setMayCount, subscribe, subscriptionsOf, unsubscribe, userReader } from '../store/readers.ts';
import { lift } from '../store/suppressions.ts';
import { allowOnly, answer, refuse } from './responses.ts';

export interface ApiHandlerOptions extends Kit {
  /** Who an access token speaks for. */
  userOf(accessToken: string): Promise<Member | undefined>;
  /** The last part of the address that mail providers report to. */
  reportKey: string;
}

const root = '/api/newsletters';
const journeyForm = /^[\w.-]{1,100}$/;

/** `/api/newsletters…`: what there is, what a member takes, and how to get or leave one. */
export async function apiHandler(kit: ApiHandlerOptions, request: Request): Promise<Response> {
  try {
    return await route(kit, request);
  } catch (error) {
    if (!isProviderSilent(error)) throw error;
    return refuse('unavailable', { headers: { 'retry-after': '30' } });
  }
}

async function route(kit: ApiHandlerOptions, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(root.length).replace(/\/$/, '');
  const [, first = '', second, ...rest] = path.split('/');
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (rest.length > 0) return refuse('call_unknown');
  if (first === 'journey') return journey(kit, request, second);
  if (first === 'bounces' && second) return report(kit, request, second);
  if (second !== undefined) return refuse('call_unknown');
  if (first === '') return isGet ? list(kit) : allowOnly('GET, HEAD');
  if (first === 'subscriptions') return isGet ? subscriptions(kit, request) : allowOnly('GET, HEAD');
  if (first === 'settings') return settings(kit, request);
  return refuse('call_unknown');
}

/** Only what readers subscribe to; how the publication shows it is its own affair. */
const shown = ({ id, title, description, subscribeJourneyId, unsubscribeJourneyId }: Newsletter) => ({
  id,
  ...(title ? { title } : {}),
  description,
  subscribeJourneyId,
  unsubscribeJourneyId,
});

async function list(kit: ApiHandlerOptions): Promise<Response> {
  const items = (await kit.newsletters()).map(shown);
  return answer({ items }, { 'cache-control': 'public, max-age=60' });
}

async function userIn(kit: ApiHandlerOptions, request: Request): Promise<Member | undefined> {
  const token = /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? kit.userOf(token) : undefined;
}

const nobodyIn = () =>
  refuse('sign_in_needed', { headers: { 'www-authenticate': 'Bearer realm="newsletters"' } });

async function subscriptions(kit: ApiHandlerOptions, request: Request): Promise<Response> {
  const member = await userIn(kit, request);
  if (!member) return nobodyIn();
  const { ids, mayCount } = await subscriptionsOf(kit, member);
  const items = (await kit.newsletters()).filter(({ id }) => ids.includes(id)).map(shown);
  return answer({ items, mayCount });
}

async function journey(
  kit: ApiHandlerOptions,
  request: Request,
  journeyId: string | undefined,
): Promise<Response> {
  if (request.method !== 'POST') return allowOnly('POST');
  const member = await userIn(kit, request);
  if (!member) return nobodyIn();
  if (!journeyId || !journeyForm.test(journeyId))
    return refuse('bad_path', { message: 'This is not the name of a journey', field: 'journeyId' });
  const found = journeyOf(await kit.newsletters(), journeyId);
  if (!found) return refuse('not_found', { message: 'There is no such journey', field: 'journeyId' });
  await kit.db.transaction(async (trx) => {
    const reader = await userReader(trx, member, kit.now());
    if (found.wish === 'unsubscribe') return unsubscribe(trx, reader.id, found.newsletterId);
    await lift(trx, kit.secret, member.email);
    return subscribe(trx, reader.id, found.newsletterId, kit.now());
  });
  return answer({ item: { code: 'Success' } });
}

/** Whether we may count what this member opens and follows. */
async function settings(kit: ApiHandlerOptions, request: Request): Promise<Response> {
  if (request.method !== 'PUT') return allowOnly('PUT');
  const member = await userIn(kit, request);
  if (!member) return nobodyIn();
  const body: unknown = await request.json().catch(() => undefined);
  const mayCount = typeof body === 'object' && body && 'mayCount' in body ? body.mayCount : undefined;
  if (typeof mayCount !== 'boolean') return refuse('bad_body', { field: 'mayCount' });
  await kit.db.transaction(async (trx) => {
    const reader = await userReader(trx, member, kit.now());
    await setMayCount(trx, reader.id, mayCount);
  });
  await kit.audit({ who: member.sub, what: 'newsletter counting', detail: { mayCount } });
  return answer({ item: { code: 'Success' } });
}

async function report(kit: ApiHandlerOptions, request: Request, key: string): Promise<Response> {
  const [given, known] = [Buffer.from(key), Buffer.from(kit.reportKey)];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return refuse('not_found');
  if (request.method !== 'POST') return allowOnly('POST');
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  const text = await request.text();
  const found = isJson ? readJsonReports(parsed(text)) : await readMailReport(text);
  if (!found) return refuse('bad_body', { message: messages.unexpected });
  for (const each of found) await noteReport(kit, each);
  return answer({ item: { code: 'Success', taken: found.length } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
