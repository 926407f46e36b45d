import { type ProfileUpdate, profileUpdate, rejectedField } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { passwordRules } from '#content/rules/account/password.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import type { PersonalDataSource } from '../../service.ts';
import { columnsOf, emailKey, profileOf } from '../accounts.ts';
import type { Avatars } from '../avatars.ts';
import type { Bearer } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import { changePassword, requestNewAddress } from '../change.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { accountHandler } from './account-handler.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';
import { passkeyHandler } from './passkey-handler.ts';
import { readJson } from './posted.ts';
import { reject } from './reject.ts';

const path = /^\/apigee\/users\/([\w-]{1,100})(\/[\w/-]{1,1500}?)?\/?$/;
const avatarBytes = 1_000_000;

export interface ProfileHandlerOptions {
  context: IdentityContext;
  avatars: Avatars;
  sources: () => readonly PersonalDataSource[];
  readBearer(token: string): Promise<Bearer | undefined>;
}

/** The account of a request to its own profile; otherwise the error response. Reads no body. */
export async function findOwner(
  { readBearer }: Pick<ProfileHandlerOptions, 'readBearer'>,
  given: { path: string; authorization: string | undefined },
): Promise<{ bearer: Bearer; rest: string } | Response> {
  const [, id, rest = ''] = path.exec(given.path) ?? [];
  if (!id) return reject(404, 'There is nothing at this address');
  const token = bearerToken(given.authorization);
  const bearer = token ? await readBearer(token) : undefined;
  if (!bearer) return reject(401, 'Sign in to see this', { 'www-authenticate': 'Bearer' });
  // Another user's profile is answered like one that does not exist.
  if (bearer.account.sub !== id) return reject(404, 'There is nothing at this address');
  return { bearer, rest };
}

/** `/apigee/users/{id}`: a reader's profile, only for that reader. */
export async function profileHandler(
  options: ProfileHandlerOptions,
  incoming: IncomingRequest,
): Promise<Response> {
  const { context } = options;
  const authorization = incoming.request.headers.get('authorization') ?? undefined;
  const owner = await findOwner(options, { path: incoming.path, authorization });
  if (owner instanceof Response) return owner;
  const { bearer, rest } = owner;
  const id = bearer.account.sub;
  const { method } = incoming.request;
  const own =
    (await accountHandler(options, bearer.account, incoming, rest)) ??
    (await passkeyHandler(context, bearer.account, incoming, rest));
  if (own) return own;
  if (rest === '/avatar') {
    if (method !== 'PUT') return reject(405, 'This method is not allowed here', { allow: 'PUT' });
    return (await saveAvatar(options, id, incoming)) ?? showProfile(options, id);
  }
  if (rest) return reject(404, 'There is nothing at this address');
  if (method === 'GET' || method === 'HEAD') return showProfile(options, id);
  if (method !== 'PUT')
    return reject(405, 'This method is not allowed here', { allow: 'GET, HEAD, PUT, DELETE' });
  const parsed = profileUpdate.safeParse(await readJson(incoming.request));
  if (!parsed.success) {
    await context.audit({ what: 'profile rejected', sub: id });
    return reject(422, messages.fieldsMissing, {}, rejectedField(parsed.error));
  }
  const rejected = await save(options, bearer, parsed.data, incoming);
  if (rejected) return rejected;
  await context.audit({ what: 'profile changed', sub: id });
  return showProfile(options, id);
}

/** Saves an uploaded picture as the avatar. Returns the error response if it is rejected. */
async function saveAvatar(
  { context, avatars }: ProfileHandlerOptions,
  id: string,
  { request }: IncomingRequest,
): Promise<Response | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const hasSize = bytes.length > 0 && bytes.length <= avatarBytes;
  const made = hasSize ? await avatars.save(id, bytes) : undefined;
  if (made?.ok) return undefined;
  if (made?.why === 'busy')
    return reject(503, 'Too many pictures are being uploaded. Please try again.', { 'retry-after': '5' });
  const isTooLarge = made?.why !== 'unreadable';
  context.recordRejected('picture', isTooLarge ? 'size' : 'unreadable');
  if (made?.why === 'pixels') return reject(413, 'The picture has more than 4 megapixels', {}, 'avatar');
  if (isTooLarge) return reject(413, 'The picture is too large');
  return reject(422, 'We can’t read this picture', {}, 'avatar');
}

async function save(
  { context, avatars }: ProfileHandlerOptions,
  { account, lineage }: Bearer,
  given: ProfileUpdate,
  incoming: IncomingRequest,
): Promise<Response | undefined> {
  const { deps } = context;
  const { email, currentPassword = '', newPassword, ...preferences } = given;
  const isNewEmail = email !== undefined && emailKey(email) !== account.email_key;
  if (email !== undefined && !isEmailAddress(email.trim()))
    return reject(422, messages.accountEmail, {}, 'email');
  const rules = passwordRules(context.passwordPolicy, 'change');
  if (newPassword !== undefined && !rules.isGood(newPassword))
    return reject(422, rules.text, {}, 'newPassword');
  if (newPassword !== undefined || isNewEmail) {
    const rejected = await confirmPassword(context, account, currentPassword, incoming);
    if (rejected) return rejected;
    if (newPassword !== undefined) {
      const { caller } = incoming;
      await changePassword(deps, account, { next: newPassword, sessionUid: lineage.sessionUid, caller });
      await context.audit({ what: 'password changed', sub: account.sub });
    }
  }
  const before = profileOf(account, '');
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const columns = columnsOf({ ...before, ...withoutUndefined(preferences), avatar: account.avatar });
    await deps.accounts.change(trx, account.sub, columns, deps.now());
    if (preferences.avatar === 'none')
      await deps.accounts.change(trx, account.sub, { avatar: 'none', avatar_id: null }, deps.now());
  });
  if (preferences.avatar === 'gravatar' && account.avatar !== 'gravatar')
    await avatars.switchToGravatar(account.sub);
  if (isNewEmail) await requestNewAddress(deps, account.sub, email);
  return undefined;
}

function withoutUndefined<T extends object>(given: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

async function showProfile({ context }: ProfileHandlerOptions, sub: string): Promise<Response> {
  const account = await context.deps.accounts.find(sub);
  if (!account) return reject(404, 'There is nothing at this address');
  return Response.json(profileOf(account, context.base), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
