import { eraseUser, exportUser } from '../account-data.ts';
import type { Account } from '../accounts.ts';
import type { PersonalDataSources } from '../personal-data-sources.ts';
import { endOneSession, listSessions } from '../sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import type { House, Visit } from './context.ts';
import { readJson } from './posted.ts';
import { refuse } from './reject.ts';

const json = (body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'private, no-store', ...headers } });
const allow = (methods: string) => refuse(405, 'This method is not allowed here', { allow: methods });

/** What a member may do with the account as a whole; `rest` is what follows its address. */
export async function accountHandler(
  options: { house: House; rooms: PersonalDataSources },
  account: Account,
  visit: Visit,
  rest: string,
): Promise<Response | undefined> {
  const { house, rooms } = options;
  const { db, now } = house.desk;
  const { method } = visit.request;
  if (rest === '/export') {
    if (method !== 'GET') return allow('GET');
    await house.audit({ what: 'data exported', sub: account.sub });
    const name = 'attachment; filename="my-data.json"';
    return json(await exportUser({ db, rooms, now }, account), { 'content-disposition': name });
  }
  if (rest === '/sessions')
    return method === 'GET' ? json(await listSessions(db, account.sub, now())) : allow('GET');
  const session = /^\/sessions\/([\w-]{10,60})$/.exec(rest)?.[1];
  if (session) {
    if (method !== 'DELETE') return allow('DELETE');
    if (!(await endOneSession(db, account.sub, { uid: session, now: now() })))
      return refuse(404, 'There is no such session');
    await house.audit({ what: 'session ended', sub: account.sub });
    return new Response(null, { status: 204 });
  }
  if (rest === '' && method === 'DELETE') return erase(options, account, visit);
  return undefined;
}

async function erase(
  { house, rooms }: { house: House; rooms: PersonalDataSources },
  account: Account,
  visit: Visit,
): Promise<Response> {
  const given = await readJson(visit.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const refused = await confirmPassword(house, account, password, visit);
  if (refused) return refused;
  // Afterwards no entry may name who it was.
  await house.audit({ what: 'erasure asked for', sub: account.sub });
  const { db, now } = house.desk;
  await eraseUser({ db, rooms, now }, account);
  await house.audit({ what: 'account erased' });
  return new Response(null, { status: 204 });
}
