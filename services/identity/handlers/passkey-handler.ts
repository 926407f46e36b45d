import { z } from 'zod';
import { passkeyName } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { deviceLabel } from '#services/identity/device-label.ts';
import type { Account } from '../accounts.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../passkeys/passkey-store.ts';
import { confirmPassword } from './confirm-password.ts';
import type { House, Visit } from './context.ts';
import { readJson } from './posted.ts';
import { refuse } from './reject.ts';

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
const allow = (methods: string) => refuse(405, 'This method is not allowed here', { allow: methods });
const newPasskey = z.strictObject({
  name: passkeyName.optional(),
  answer: z.record(z.string(), z.unknown()),
});
const renaming = z.strictObject({ name: passkeyName });

/** The passkeys of a member, below `/apigee/users/{id}/passkeys`. */
export async function passkeyHandler(
  house: House,
  account: Account,
  visit: Visit,
  rest: string,
): Promise<Response | undefined> {
  const [, part] = /^\/passkeys(?:\/([\w-]{1,1400}))?$/.exec(rest) ?? [undefined, null];
  if (part === null) return undefined;
  const { db } = house.desk;
  const { method } = visit.request;
  if (part === undefined) {
    if (method === 'GET') return json(await listPasskeys(db, account.sub));
    return method === 'POST' ? add(house, account, visit) : allow('GET, POST');
  }
  if (part === 'question') return method === 'POST' ? ask(house, account, visit) : allow('POST');
  const none = () => refuse(404, 'There is no such passkey');
  if (method === 'PUT') {
    const given = renaming.safeParse(await readJson(visit.request));
    if (!given.success) return refuse(422, messages.fieldsMissing, {}, 'name');
    if (!(await renamePasskey(db, account.sub, part, given.data.name))) return none();
    await house.audit({ what: 'passkey renamed', sub: account.sub });
    return json(await listPasskeys(db, account.sub));
  }
  if (method !== 'DELETE') return allow('PUT, DELETE');
  if (!(await removePasskey(db, account.sub, part))) return none();
  await house.audit({ what: 'passkey removed', sub: account.sub });
  return json(await listPasskeys(db, account.sub));
}

async function ask(house: House, account: Account, visit: Visit): Promise<Response> {
  const given = await readJson(visit.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const refused = await confirmPassword(house, account, password, visit);
  if (refused) return refused;
  const asked = await house.passkeys.askNew(account);
  return asked ? json(asked) : refuse(422, accountMessages.passkeysEnough, {}, 'name');
}

async function add(house: House, account: Account, visit: Visit): Promise<Response> {
  const given = newPasskey.safeParse(await readJson(visit.request));
  if (!given.success) return refuse(422, messages.fieldsMissing, {}, 'name');
  const name = given.data.name ?? deviceLabel(visit.request.headers.get('user-agent') ?? undefined);
  const { desk } = house;
  if (!(await house.passkeys.takeNew(account, given.data.answer, name))) {
    await house.audit({ what: 'passkey refused', sub: account.sub });
    return refuse(422, accountMessages.passkeyUnmade);
  }
  await house.audit({ what: 'passkey added', sub: account.sub });
  await desk.db
    .as<IdentityTables>()
    .transaction((trx) => desk.enqueueEmail(trx, desk.letters.passkeyAdded(account.email), desk.now()));
  desk.onEmailQueued();
  return json(await listPasskeys(desk.db, account.sub), 201);
}
