import { signInCopy as words } from '#app/copy/sign-in.ts';
import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import type { SignInState } from './sign-in-state.ts';

/** What the dialog says about a failed step. It is the same for addresses with and without an account. */
export function failureText(failure: SignInState['failure']): string | undefined {
  switch (failure?.why) {
    case undefined:
      return undefined;
    case 'rejected':
      return failure?.by === 'passkey' ? accountMessages.passkeyRejected : words.wrongPassword;
    case 'unverified':
      return messages.verifyEmail;
    case 'throttled':
      return failure?.by === 'password' ? accountMessages.signInWait : messages.tryLater;
    case 'unreachable':
      return words.unreachable;
  }
}
