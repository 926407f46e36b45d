import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import type { Account } from '../accounts.ts';
import type { House, Visit } from './context.ts';
import { refuse } from './reject.ts';

/**
 * Asks for the password again before something that a stolen token must not be enough for. Undefined when it was right;
 * wrong ones are counted like those of the sign-in page.
 */
export async function confirmPassword(
  house: House,
  account: Account,
  password: string,
  visit: Visit,
): Promise<Response | undefined> {
  if (!password) return refuse(422, messages.fieldsMissing, {}, 'currentPassword');
  if (!(await house.mayGoOn('signIn', visit))) return refuse(429, messages.tryLater);
  const { guard, passwords, now } = house.desk;
  const { caller } = visit;
  const isRight = await guard.evaluate({ at: 'profile', sub: account.sub, caller }, now(), () =>
    passwords.check(password.slice(0, 256), account.password_hash ?? undefined, caller),
  );
  if (isRight === undefined) return refuse(429, accountMessages.signInWait, {}, 'currentPassword');
  return isRight ? undefined : refuse(422, accountMessages.passwordWrong, {}, 'currentPassword');
}
