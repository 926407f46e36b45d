import { z } from 'zod';
import { passkeyName } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { privateJson, problem, type ServicePaths } from '../../service-app.ts';
import { deviceLabel } from '../device-label.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../passkeys/passkey-store.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext } from './context.ts';
import { forOwner, type OwnRequest, type ProfileContext, profilePath } from './own-profile.ts';
import { readJson } from './posted.ts';

const newPasskey = z.strictObject({
  name: passkeyName.optional(),
  answer: z.record(z.string(), z.unknown()),
});
const renaming = z.strictObject({ name: passkeyName });

const idForm = /^[\w-]{1,1400}$/;
const none = () => problem('not_found', { message: 'There is no such passkey' });

/** The user's passkeys. */
export function passkeyPaths(options: ProfileContext): ServicePaths {
  const { context } = options;
  const { db } = context.deps;
  const list = async ({ account }: OwnRequest) => privateJson(await listPasskeys(db, account.sub));
  /** Where staff need two factors, a stolen password must not become a passkey: the first one alone is made with it. */
  const forChange = (change: (own: OwnRequest) => Promise<Response>) =>
    forOwner(options, async (own) => {
      const { account, isTwoFactor } = own.bearer;
      const needsPasskey = context.needsTwoFactors && account.role === 'staff' && !isTwoFactor;
      return needsPasskey && (await listPasskeys(db, account.sub)).length > 0
        ? problem('second_factor_required')
        : change(own);
    });
  return {
    [`${profilePath}:id/passkeys`]: {
      get: forOwner(options, list),
      post: forChange((own) => add(context, own)),
    },
    [`${profilePath}:id/passkeys/question`]: { post: forChange((own) => requestNew(context, own)) },
    [`${profilePath}:id/passkeys/:passkey`]: {
      put: forChange(async (own) => {
        const given = renaming.safeParse(await readJson(own.request));
        if (!given.success)
          return problem('form_invalid', { message: messages.fieldsMissing, field: 'name' });
        const id = own.param('passkey');
        if (!idForm.test(id) || !(await renamePasskey(db, own.account.sub, id, given.data.name)))
          return none();
        await context.audit({ what: 'passkey renamed', sub: own.account.sub });
        return list(own);
      }),
      delete: forChange(async (own) => {
        const id = own.param('passkey');
        if (!idForm.test(id) || !(await removePasskey(db, own.account.sub, id))) return none();
        await context.audit({ what: 'passkey removed', sub: own.account.sub });
        return list(own);
      }),
    },
  };
}

async function requestNew(context: IdentityContext, own: OwnRequest): Promise<Response> {
  const { account } = own;
  const given = await readJson(own.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const rejected = await confirmPassword(context, account, password, own);
  if (rejected) return rejected;
  const creation = await context.passkeys.requestNew(account);
  return creation
    ? privateJson(creation)
    : problem('form_invalid', { message: accountMessages.passkeysEnough, field: 'name' });
}

async function add(context: IdentityContext, { account, request }: OwnRequest): Promise<Response> {
  const given = newPasskey.safeParse(await readJson(request));
  if (!given.success) return problem('form_invalid', { message: messages.fieldsMissing, field: 'name' });
  const name = given.data.name ?? deviceLabel(request.headers.get('user-agent') ?? undefined);
  const { deps } = context;
  if (!(await context.passkeys.saveNew(account, given.data.answer, name))) {
    await context.audit({ what: 'passkey rejected', sub: account.sub });
    return problem('form_invalid', { message: accountMessages.passkeyUnmade });
  }
  await context.audit({ what: 'passkey added', sub: account.sub });
  await deps.db
    .as<IdentityTables>()
    .transaction((trx) => deps.enqueueEmail(trx, deps.emails.passkeyAdded(account.email), deps.now()));
  deps.onEmailQueued();
  return privateJson(await listPasskeys(deps.db, account.sub), { status: 201 });
}
