import type { IdentityTables } from './identity-tables.ts';
import { type SignInDeps, type SignInOutcome, signedIn } from './sign-in.ts';

/**
 * E-mails a link that signs the owner in, if the account exists and its address is verified. An unverified account may
 * be a sign-up with a stranger's address. Callers do not await it: the time would reveal the account.
 */
export async function sendSignInLink(
  deps: SignInDeps,
  given: { email: string; returnTo: string },
): Promise<void> {
  const account = await deps.accounts.findByEmail(given.email);
  if (!account?.email_verified) return;
  const now = deps.now();
  const { sub, email } = account;
  await deps.db.as<IdentityTables>().transaction(async (trx) => {
    const linkToken = await deps.oneTimeTokens.issue(
      trx,
      { kind: 'link', sub, email, pending: given.returnTo },
      now,
    );
    if (linkToken) await deps.enqueueEmail(trx, deps.emails.signInLink(email, linkToken), now);
  });
  deps.onEmailQueued();
}

/** Uses a link up and signs its owner in. */
export async function signInByLink(
  deps: SignInDeps,
  secret: string,
  cookies: string | null,
): Promise<SignInOutcome> {
  const now = deps.now();
  const token = await deps.db
    .as<IdentityTables>()
    .transaction((trx) => deps.oneTimeTokens.consume(trx, secret, 'link', now));
  const account = token && (await deps.accounts.find(token.sub));
  if (!account?.email_verified) return { kind: 'rejected' };
  // A password that changes meanwhile ends all links, this one too.
  const checked = { passwordHash: account.password_hash };
  if (!(await deps.accounts.countLogin(account.sub, now, checked))) return { kind: 'rejected' };
  return signedIn(deps, account, cookies);
}
