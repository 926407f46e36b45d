import { z } from 'zod';
import { passkeyName } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { deviceLabel } from '#services/identity/device-label.ts';
import type { Account } from '../accounts.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../passkeys/passkey-store.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';
import { readJson } from './posted.ts';
import { reject } from './reject.ts';

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
const allow = (methods: string) => reject(405, 'This method is not allowed here', { allow: methods });
const newPasskey = z.strictObject({
  name: passkeyName.optional(),
  answer: z.record(z.string(), z.unknown()),
});
const renaming = z.strictObject({ name: passkeyName });

/** The user's passkeys, below `/apigee/users/{id}/passkeys`. */
export async function passkeyHandler(
  context: IdentityContext,
  account: Account,
  incoming: IncomingRequest,
  rest: string,
): Promise<Response | undefined> {
  const [, part] = /^\/passkeys(?:\/([\w-]{1,1400}))?$/.exec(rest) ?? [undefined, null];
  if (part === null) return undefined;
  const { db } = context.deps;
  const { method } = incoming.request;
  if (part === undefined) {
    if (method === 'GET') return json(await listPasskeys(db, account.sub));
    return method === 'POST' ? add(context, account, incoming) : allow('GET, POST');
  }
  if (part === 'question') return method === 'POST' ? requestNew(context, account, incoming) : allow('POST');
  const none = () => reject(404, 'There is no such passkey');
  if (method === 'PUT') {
    const given = renaming.safeParse(await readJson(incoming.request));
    if (!given.success) return reject(422, messages.fieldsMissing, {}, 'name');
    if (!(await renamePasskey(db, account.sub, part, given.data.name))) return none();
    await context.audit({ what: 'passkey renamed', sub: account.sub });
    return json(await listPasskeys(db, account.sub));
  }
  if (method !== 'DELETE') return allow('PUT, DELETE');
  if (!(await removePasskey(db, account.sub, part))) return none();
  await context.audit({ what: 'passkey removed', sub: account.sub });
  return json(await listPasskeys(db, account.sub));
}

async function requestNew(
  context: IdentityContext,
  account: Account,
  incoming: IncomingRequest,
): Promise<Response> {
  const given = await readJson(incoming.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const rejected = await confirmPassword(context, account, password, incoming);
  if (rejected) return rejected;
  const creation = await context.passkeys.requestNew(account);
  return creation ? json(creation) : reject(422, accountMessages.passkeysEnough, {}, 'name');
}

async function add(context: IdentityContext, account: Account, incoming: IncomingRequest): Promise<Response> {
  const given = newPasskey.safeParse(await readJson(incoming.request));
  if (!given.success) return reject(422, messages.fieldsMissing, {}, 'name');
  const name = given.data.name ?? deviceLabel(incoming.request.headers.get('user-agent') ?? undefined);
  const { deps } = context;
  if (!(await context.passkeys.saveNew(account, given.data.answer, name))) {
    await context.audit({ what: 'passkey rejected', sub: account.sub });
    return reject(422, accountMessages.passkeyUnmade);
  }
  await context.audit({ what: 'passkey added', sub: account.sub });
  await deps.db
    .as<IdentityTables>()
    .transaction((trx) => deps.enqueueEmail(trx, deps.emails.passkeyAdded(account.email), deps.now()));
  deps.onEmailQueued();
  return json(await listPasskeys(deps.db, account.sub), 201);
}
