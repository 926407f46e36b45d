import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { type Desk, verifyAgain } from './join.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export interface SignInDesk extends Desk {
  guard: SignInGuard;
  devices: KnownDevices;
}

export type SignInOutcome =
  | { kind: 'in'; account: Account; setCookie: string }
  | { kind: 'refused' | 'unverified' | 'unheard' };

/** Tells by password who somebody is. Unknown addresses take the same road, and as long. */
export async function signIn(
  desk: SignInDesk,
  given: { email: string; password: string; caller: string; cookies: string | null },
  /** The limit of the address. Strangers who share it with the owner do not shut out a device that is known. */
  isWithinLimit: () => Promise<boolean>,
): Promise<SignInOutcome> {
  const { caller, email, password } = given;
  const account = await desk.accounts.findByEmail(email);
  const device = desk.devices.deviceFor(given.cookies, account);
  if (!device && !(await isWithinLimit())) return { kind: 'unheard' };
  const isRight = await desk.guard.evaluate({ at: 'sign-in', email, caller, device }, desk.now(), () =>
    // A known device does not wait behind strangers at its address.
    desk.passwords.check(password, account?.password_hash ?? undefined, device ?? caller),
  );
  if (isRight === undefined) return { kind: 'unheard' };
  if (!account || !isRight) return { kind: 'refused' };
  if (!account.email_verified) {
    await verifyAgain(desk, account);
    return { kind: 'unverified' };
  }
  // The password may have been changed while the old one was checked: then it lets nobody in any more.
  const checked = { passwordHash: account.password_hash };
  if (!(await desk.accounts.countLogin(account.sub, desk.now(), checked))) return { kind: 'refused' };
  return entered(desk, await hashedAsToday(desk, account, given), given.cookies);
}

/** The account with its password hashed again where that was done at another cost. */
async function hashedAsToday(
  desk: SignInDesk,
  account: Account,
  { password, caller }: { password: string; caller: string },
): Promise<Account> {
  const old = account.password_hash;
  if (!old || !desk.passwords.isOld(old)) return account;
  const password_hash = await desk.passwords.hash(password, caller);
  const { numUpdatedRows } = await desk.db
    .as<IdentityTables>()
    .kysely.updateTable('identity_accounts')
    .set({ password_hash, updated_at: desk.now() })
    .where('sub', '=', account.sub)
    .where('password_hash', '=', old)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...account, password_hash } : account;
}

const entered = (desk: SignInDesk, account: Account, cookies: string | null) =>
  ({ kind: 'in', account, setCookie: desk.devices.remember(cookies, account) }) as const;

/** Whether the password is still the one somebody signed in with. */
export const isSamePassword = async (desk: SignInDesk, { sub, password_hash }: Account): Promise<boolean> =>
  (await desk.accounts.find(sub))?.password_hash === password_hash;

/** Tells by a passkey who somebody is. Why not is for the audit log alone. */
export async function signInByPasskey(
  desk: SignInDesk,
  passkeys: Passkeys,
  given: { uid: string; answer: unknown; caller: string; cookies: string | null },
): Promise<
  { kind: 'in'; account: Account; setCookie: string } | { kind: 'refused'; why: string } | { kind: 'unheard' }
> {
  const passkey = await passkeys.find(given.answer);
  const attempt = { at: 'passkey', id: passkey?.id, caller: given.caller } as const;
  let why = '';
  const sub = await desk.guard.evaluate(attempt, desk.now(), async () => {
    const found = await passkeys.takeSignIn(given.uid, given.answer);
    if ('sub' in found) return found.sub;
    why = found.refused;
    return false;
  });
  if (sub === undefined) return { kind: 'unheard' };
  if (sub === false) return { kind: 'refused', why };
  const account = await desk.accounts.find(sub);
  if (!account?.email_verified) return { kind: 'refused', why: 'no such account' };
  await desk.accounts.countLogin(sub, desk.now());
  return entered(desk, account, given.cookies);
}
