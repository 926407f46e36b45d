import type { PersonalDataSource } from '../../service.ts';
import { eraseUser, exportUser } from '../account-data.ts';
import type { Account } from '../accounts.ts';
import { endOneSession, listSessions } from '../sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';
import { readJson } from './posted.ts';
import { reject } from './reject.ts';

const json = (body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'private, no-store', ...headers } });
const allow = (methods: string) => reject(405, 'This method is not allowed here', { allow: methods });

/** Export, sessions and deletion of the user's own account; `rest` is the path after the user id. */
export async function accountHandler(
  options: { context: IdentityContext; sources: () => readonly PersonalDataSource[] },
  account: Account,
  incoming: IncomingRequest,
  rest: string,
): Promise<Response | undefined> {
  const { context, sources } = options;
  const { db, now } = context.deps;
  const { method } = incoming.request;
  if (rest === '/export') {
    if (method !== 'GET') return allow('GET');
    await context.audit({ what: 'data exported', sub: account.sub });
    const name = 'attachment; filename="my-data.json"';
    return json(await exportUser({ db, sources, now }, account), { 'content-disposition': name });
  }
  if (rest === '/sessions')
    return method === 'GET' ? json(await listSessions(db, account.sub, now())) : allow('GET');
  const session = /^\/sessions\/([\w-]{10,60})$/.exec(rest)?.[1];
  if (session) {
    if (method !== 'DELETE') return allow('DELETE');
    if (!(await endOneSession(db, account.sub, { uid: session, now: now() })))
      return reject(404, 'There is no such session');
    await context.audit({ what: 'session ended', sub: account.sub });
    return new Response(null, { status: 204 });
  }
  if (rest === '' && method === 'DELETE') return erase(options, account, incoming);
  return undefined;
}

async function erase(
  { context, sources }: { context: IdentityContext; sources: () => readonly PersonalDataSource[] },
  account: Account,
  incoming: IncomingRequest,
): Promise<Response> {
  const given = await readJson(incoming.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const rejected = await confirmPassword(context, account, password, incoming);
  if (rejected) return rejected;
  // Recorded before the erasure: no later entry may name the account.
  await context.audit({ what: 'erasure requested', sub: account.sub });
  const { db, now } = context.deps;
  await eraseUser({ db, sources, now }, account);
  await context.audit({ what: 'account erased' });
  return new Response(null, { status: 204 });
}
