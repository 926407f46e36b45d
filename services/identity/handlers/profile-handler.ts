import { type ProfileUpdate, profileUpdate, rejectedField } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { passwordRules } from '#content/rules/account/password.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { columnsOf, emailKey, profileOf } from '../accounts.ts';
import type { Avatars } from '../avatars.ts';
import type { Bearer } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import { changePassword, requestNewAddress } from '../change.ts';
import type { IdentityTables } from '../identity-tables.ts';
import type { PersonalDataSources } from '../personal-data-sources.ts';
import { accountHandler } from './account-handler.ts';
import { confirmPassword } from './confirm-password.ts';
import type { House, Visit } from './context.ts';
import { passkeyHandler } from './passkey-handler.ts';
import { readJson } from './posted.ts';
import { refuse } from './reject.ts';

const path = /^\/apigee\/users\/([\w-]{1,100})(\/[\w/-]{1,1500}?)?\/?$/;
const avatarBytes = 1_000_000;

export interface ProfileHandlerOptions {
  house: House;
  avatars: Avatars;
  rooms: PersonalDataSources;
  readBearer(token: string): Promise<Bearer | undefined>;
}

/** Whose profile a request is about, if it comes from its owner; else the answer. Reads no body. */
export async function findOwner(
  { readBearer }: Pick<ProfileHandlerOptions, 'readBearer'>,
  given: { path: string; authorization: string | undefined },
): Promise<{ bearer: Bearer; rest: string } | Response> {
  const [, id, rest = ''] = path.exec(given.path) ?? [];
  if (!id) return refuse(404, 'There is nothing at this address');
  const token = bearerToken(given.authorization);
  const bearer = token ? await readBearer(token) : undefined;
  if (!bearer) return refuse(401, 'Sign in to see this', { 'www-authenticate': 'Bearer' });
  // Somebody else's profile is as good as none.
  if (bearer.account.sub !== id) return refuse(404, 'There is nothing at this address');
  return { bearer, rest };
}

/** `/apigee/users/{id}`: a reader's profile, for the reader alone. */
export async function profileHandler(options: ProfileHandlerOptions, visit: Visit): Promise<Response> {
  const { house } = options;
  const authorization = visit.request.headers.get('authorization') ?? undefined;
  const owner = await findOwner(options, { path: visit.path, authorization });
  if (owner instanceof Response) return owner;
  const { bearer, rest } = owner;
  const id = bearer.account.sub;
  const { method } = visit.request;
  const own =
    (await accountHandler(options, bearer.account, visit, rest)) ??
    (await passkeyHandler(house, bearer.account, visit, rest));
  if (own) return own;
  if (rest === '/avatar') {
    if (method !== 'PUT') return refuse(405, 'This method is not allowed here', { allow: 'PUT' });
    return (await saveAvatar(options, id, visit)) ?? showProfile(options, id);
  }
  if (rest) return refuse(404, 'There is nothing at this address');
  if (method === 'GET' || method === 'HEAD') return showProfile(options, id);
  if (method !== 'PUT')
    return refuse(405, 'This method is not allowed here', { allow: 'GET, HEAD, PUT, DELETE' });
  const parsed = profileUpdate.safeParse(await readJson(visit.request));
  if (!parsed.success) {
    await house.audit({ what: 'profile refused', sub: id });
    return refuse(422, messages.fieldsMissing, {}, rejectedField(parsed.error));
  }
  const refused = await save(options, bearer, parsed.data, visit);
  if (refused) return refused;
  await house.audit({ what: 'profile changed', sub: id });
  return showProfile(options, id);
}

/** Why an uploaded picture is not taken; undefined when it is the avatar now. */
async function saveAvatar(
  { house, avatars }: ProfileHandlerOptions,
  id: string,
  { request }: Visit,
): Promise<Response | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const hasSize = bytes.length > 0 && bytes.length <= avatarBytes;
  const made = hasSize ? await avatars.keep(id, bytes) : undefined;
  if (made?.ok) return undefined;
  if (made?.why === 'busy')
    return refuse(503, 'Too many pictures are being uploaded. Please try again.', { 'retry-after': '5' });
  const isTooLarge = made?.why !== 'unreadable';
  house.refused('picture', isTooLarge ? 'size' : 'unreadable');
  if (made?.why === 'pixels') return refuse(413, 'The picture has more than 4 megapixels', {}, 'avatar');
  if (isTooLarge) return refuse(413, 'The picture is too large');
  return refuse(422, 'This is no picture we can read', {}, 'avatar');
}

async function save(
  { house, avatars }: ProfileHandlerOptions,
  { account, lineage }: Bearer,
  given: ProfileUpdate,
  visit: Visit,
): Promise<Response | undefined> {
  const { desk } = house;
  const { email, currentPassword = '', newPassword, ...preferences } = given;
  const isNewEmail = email !== undefined && emailKey(email) !== account.email_key;
  if (email !== undefined && !isEmailAddress(email.trim()))
    return refuse(422, messages.accountEmail, {}, 'email');
  const rules = passwordRules(house.passwordPolicy, 'change');
  if (newPassword !== undefined && !rules.isGood(newPassword))
    return refuse(422, rules.text, {}, 'newPassword');
  if (newPassword !== undefined || isNewEmail) {
    const refused = await confirmPassword(house, account, currentPassword, visit);
    if (refused) return refused;
    if (newPassword !== undefined) {
      const { caller } = visit;
      await changePassword(desk, account, { next: newPassword, sessionUid: lineage.sessionUid, caller });
      await house.audit({ what: 'password changed', sub: account.sub });
    }
  }
  const before = profileOf(account, '');
  await desk.db.as<IdentityTables>().transaction(async (trx) => {
    const columns = columnsOf({ ...before, ...withoutUndefined(preferences), avatar: account.avatar });
    await desk.accounts.change(trx, account.sub, columns, desk.now());
    if (preferences.avatar === 'none')
      await desk.accounts.change(trx, account.sub, { avatar: 'none', avatar_id: null }, desk.now());
  });
  if (preferences.avatar === 'gravatar' && account.avatar !== 'gravatar')
    await avatars.takeGravatar(account.sub);
  if (isNewEmail) await requestNewAddress(desk, account.sub, email);
  return undefined;
}

function withoutUndefined<T extends object>(given: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

async function showProfile({ house }: ProfileHandlerOptions, sub: string): Promise<Response> {
  const account = await house.desk.accounts.find(sub);
  if (!account) return refuse(404, 'There is nothing at this address');
  return Response.json(profileOf(account, house.base), { headers: { 'cache-control': 'private, no-store' } });
}
