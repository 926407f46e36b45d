import { privateJson, problem, type ServicePaths } from '../../service-app.ts';
import { eraseUser, exportUser } from '../account-data.ts';
import { endOneSession, listSessions } from '../sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import { forOwner, type OwnRequest, type ProfileContext, profilePath } from './own-profile.ts';
import { readJson } from './posted.ts';

const sessionForm = /^[\w-]{10,60}$/;

/** Export and sessions of the user's own account. */
export function accountPaths(options: ProfileContext): ServicePaths {
  const { context, sources } = options;
  const { db, now } = context.deps;
  return {
    [`${profilePath}:id/export`]: {
      get: forOwner(options, async ({ account }) => {
        await context.audit({ what: 'data exported', sub: account.sub });
        const headers = { 'content-disposition': 'attachment; filename="my-data.json"' };
        return privateJson(await exportUser({ db, sources, now }, account), { headers });
      }),
    },
    [`${profilePath}:id/sessions`]: {
      get: forOwner(options, async ({ account }) => privateJson(await listSessions(db, account.sub, now()))),
    },
    [`${profilePath}:id/sessions/:session`]: {
      delete: forOwner(options, async ({ account, param }) => {
        const uid = param('session');
        if (!sessionForm.test(uid) || !(await endOneSession(db, account.sub, { uid, now: now() })))
          return problem('not_found', { message: 'There is no such session' });
        await context.audit({ what: 'session ended', sub: account.sub });
        return new Response(null, { status: 204 });
      }),
    },
  };
}

/** Erases the account, after its password. */
export async function eraseAccount({ context, sources }: ProfileContext, own: OwnRequest): Promise<Response> {
  const { account } = own;
  const given = await readJson(own.request);
  const password = typeof given?.currentPassword === 'string' ? given.currentPassword : '';
  const rejected = await confirmPassword(context, account, password, own);
  if (rejected) return rejected;
  // Recorded before the erasure: no later entry may name the account.
  await context.audit({ what: 'erasure requested', sub: account.sub });
  const { db, now } = context.deps;
  await eraseUser({ db, sources, now }, account);
  await context.audit({ what: 'account erased' });
  return new Response(null, { status: 204 });
}
