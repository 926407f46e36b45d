import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import type { Account } from '../accounts.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';
import { reject } from './reject.ts';

/**
 * Requires the password again for actions that a stolen token must not be enough for. Undefined if it is correct; wrong
 * ones are counted like those of the sign-in page.
 */
export async function confirmPassword(
  context: IdentityContext,
  account: Account,
  password: string,
  incoming: IncomingRequest,
): Promise<Response | undefined> {
  if (!password) return reject(422, messages.fieldsMissing, {}, 'currentPassword');
  if (!(await incoming.checkRateLimit('signIn'))) return reject(429, messages.tryLater);
  const { guard, passwords, now } = context.deps;
  const { caller } = incoming;
  const isRight = await guard.evaluate({ at: 'profile', sub: account.sub, caller }, now(), () =>
    passwords.check(password.slice(0, 256), account.password_hash ?? undefined, caller),
  );
  if (isRight === undefined) return reject(429, accountMessages.signInWait, {}, 'currentPassword');
  return isRight ? undefined : reject(422, accountMessages.passwordWrong, {}, 'currentPassword');
}
