import { NeutronError } from '#content/errors.ts';
import type { HandlerDeps } from '../handler.ts';

/** A tab may outlive the session of who wrote in it: the words are not credited to the account that signs in next. */
export function rejectOtherAccount(account: string | undefined, { staff }: HandlerDeps): void {
  if (account !== undefined && account !== staff?.sub) throw new NeutronError('other_account');
}
