import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { type AccountDeps, verifyAgain } from './join.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export interface SignInDeps extends AccountDeps {
  guard: SignInGuard;
  devices: KnownDevices;
}

export type SignInOutcome =
  | { kind: 'in'; account: Account; setCookie: string }
  | { kind: 'rejected' | 'unverified' | 'throttled' };

/** Signs in by password. Unknown addresses take the same steps and the same time. */
export async function signIn(
  deps: SignInDeps,
  given: { email: string; password: string; caller: string; cookies: string | null },
  /** The limit of the IP address. It does not apply to known devices, so that others at the address cannot block them. */
  isWithinLimit: () => Promise<boolean>,
): Promise<SignInOutcome> {
  const { caller, email, password } = given;
  const account = await deps.accounts.findByEmail(email);
  const device = deps.devices.deviceFor(given.cookies, account);
  if (!device && !(await isWithinLimit())) return { kind: 'throttled' };
  const isRight = await deps.guard.evaluate({ at: 'sign-in', email, caller, device }, deps.now(), () =>
    // A known device does not queue behind other callers at its address.
    deps.passwords.check(password, account?.password_hash ?? undefined, device ?? caller),
  );
  if (isRight === undefined) return { kind: 'throttled' };
  if (!account || !isRight) return { kind: 'rejected' };
  if (!account.email_verified) {
    await verifyAgain(deps, account);
    return { kind: 'unverified' };
  }
  // If the password changed while the old one was checked, the old one must not sign in.
  const checked = { passwordHash: account.password_hash };
  if (!(await deps.accounts.countLogin(account.sub, deps.now(), checked))) return { kind: 'rejected' };
  return signedIn(deps, await rehashIfOld(deps, account, given), given.cookies);
}

/** The account, with its password rehashed if the stored hash has another cost. */
async function rehashIfOld(
  deps: SignInDeps,
  account: Account,
  { password, caller }: { password: string; caller: string },
): Promise<Account> {
  const old = account.password_hash;
  if (!old || !deps.passwords.isOld(old)) return account;
  const password_hash = await deps.passwords.hash(password, caller);
  const { numUpdatedRows } = await deps.db
    .as<IdentityTables>()
    .kysely.updateTable('identity_accounts')
    .set({ password_hash, updated_at: deps.now() })
    .where('sub', '=', account.sub)
    .where('password_hash', '=', old)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...account, password_hash } : account;
}

/** The outcome of a correct sign-in, which makes this browser a known one. */
export const signedIn = (deps: SignInDeps, account: Account, cookies: string | null) =>
  ({ kind: 'in', account, setCookie: deps.devices.remember(cookies, account) }) as const;

/** Whether the password is still the one used to sign in. */
export const isSamePassword = async (deps: SignInDeps, { sub, password_hash }: Account): Promise<boolean> =>
  (await deps.accounts.find(sub))?.password_hash === password_hash;

/** Signs in by passkey. The reason of a failure is only for the audit log. */
export async function signInByPasskey(
  deps: SignInDeps,
  passkeys: Passkeys,
  given: { uid: string; answer: unknown; caller: string; cookies: string | null },
): Promise<
  | { kind: 'in'; account: Account; setCookie: string }
  | { kind: 'rejected'; why: string }
  | { kind: 'throttled' }
> {
  const passkey = await passkeys.find(given.answer);
  const attempt = { at: 'passkey', id: passkey?.id, caller: given.caller } as const;
  let why = '';
  const sub = await deps.guard.evaluate(attempt, deps.now(), async () => {
    const found = await passkeys.verifySignIn(given.uid, given.answer);
    if ('sub' in found) return found.sub;
    why = found.rejected;
    return false;
  });
  if (sub === undefined) return { kind: 'throttled' };
  if (sub === false) return { kind: 'rejected', why };
  const account = await deps.accounts.find(sub);
  if (!account?.email_verified) return { kind: 'rejected', why: 'no such account' };
  await deps.accounts.countLogin(sub, deps.now());
  return signedIn(deps, account, given.cookies);
}
