import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { problem } from '../../service-app.ts';
import type { Account } from '../accounts.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';

const field = 'currentPassword';
const wrong = (message: string) => problem('form_invalid', { message, field });

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
  if (!password) return wrong(messages.fieldsMissing);
  if (!(await incoming.checkRateLimit('signIn')))
    return problem('rate_limited', { message: messages.tryLater });
  const { guard, passwords, now } = context.deps;
  const { caller } = incoming;
  const isRight = await guard.evaluate({ at: 'profile', sub: account.sub, caller }, now(), () =>
    passwords.check(password.slice(0, 256), account.password_hash ?? undefined, caller),
  );
  if (isRight === undefined) return problem('rate_limited', { message: accountMessages.signInWait, field });
  return isRight ? undefined : wrong(accountMessages.passwordWrong);
}
