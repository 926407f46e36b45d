import { type ProfileUpdate, profileUpdate, rejectedField } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { passwordRules } from '#content/rules/account/password.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { privateJson, problem, type ServicePaths } from '../../service-app.ts';
import { columnsOf, emailKey, profileOf } from '../accounts.ts';
import { changePassword, requestNewAddress } from '../change.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { eraseAccount } from './account-handler.ts';
import { confirmPassword } from './confirm-password.ts';
import { forOwner, noSuchProfile, type OwnRequest, type ProfileContext, profilePath } from './own-profile.ts';
import { readJson } from './posted.ts';

const avatarBytes = 1_000_000;

/** `/apigee/users/{id}`: a reader's profile, only for that reader. */
export function profilePaths(options: ProfileContext): ServicePaths {
  const show = ({ account }: OwnRequest) => showProfile(options, account.sub);
  return {
    [`${profilePath}:id`]: {
      get: forOwner(options, show),
      put: forOwner(options, async (own) => (await updateProfile(options, own)) ?? show(own)),
      delete: forOwner(options, (own) => eraseAccount(options, own)),
    },
    [`${profilePath}:id/avatar`]: {
      put: forOwner(options, async (own) => (await saveAvatar(options, own)) ?? show(own)),
    },
  };
}

const invalid = (message: string, field?: string) =>
  problem('form_invalid', { message, ...(field ? { field } : {}) });

/** Saves a changed profile. Returns the error response if it is rejected. */
async function updateProfile(options: ProfileContext, own: OwnRequest): Promise<Response | undefined> {
  const { context } = options;
  const { sub } = own.account;
  const parsed = profileUpdate.safeParse(await readJson(own.request));
  if (!parsed.success) {
    await context.audit({ what: 'profile rejected', sub });
    return invalid(messages.fieldsMissing, rejectedField(parsed.error));
  }
  const rejected = await save(options, own, parsed.data);
  if (!rejected) await context.audit({ what: 'profile changed', sub });
  return rejected;
}

/** Saves an uploaded picture as the avatar. Returns the error response if it is rejected. */
async function saveAvatar(
  { context, avatars }: ProfileContext,
  { account, request }: OwnRequest,
): Promise<Response | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const hasSize = bytes.length > 0 && bytes.length <= avatarBytes;
  const made = hasSize ? await avatars.save(account.sub, bytes) : undefined;
  if (made?.ok) return undefined;
  if (made?.why === 'busy')
    return problem('unavailable', {
      message: 'Too many pictures are being uploaded. Please try again.',
      headers: { 'retry-after': '5' },
    });
  const isTooLarge = made?.why !== 'unreadable';
  context.recordRejected('picture', isTooLarge ? 'size' : 'unreadable');
  if (made?.why === 'pixels')
    return problem('body_too_large', { message: 'The picture has more than 4 megapixels', field: 'avatar' });
  if (isTooLarge) return problem('body_too_large', { message: 'The picture is too large' });
  return invalid('We can’t read this picture', 'avatar');
}

async function save(
  { context, avatars }: ProfileContext,
  own: OwnRequest,
  given: ProfileUpdate,
): Promise<Response | undefined> {
  const { deps } = context;
  const { account, bearer, caller } = own;
  const { email, currentPassword = '', newPassword, ...preferences } = given;
  const isNewEmail = email !== undefined && emailKey(email) !== account.email_key;
  if (email !== undefined && !isEmailAddress(email.trim())) return invalid(messages.accountEmail, 'email');
  const rules = passwordRules(context.passwordPolicy, 'change');
  if (newPassword !== undefined && !rules.isGood(newPassword)) return invalid(rules.text, 'newPassword');
  if (newPassword !== undefined || isNewEmail) {
    const rejected = await confirmPassword(context, account, currentPassword, own);
    if (rejected) return rejected;
    if (newPassword !== undefined) {
      const { sessionUid } = bearer.lineage;
      await changePassword(deps, account, { next: newPassword, sessionUid, caller });
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

async function showProfile({ context }: ProfileContext, sub: string): Promise<Response> {
  const account = await context.deps.accounts.find(sub);
  return account ? privateJson(profileOf(account, context.base)) : noSuchProfile();
}
