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
): Promise<SignInOutcome> {
  const account = await desk.accounts.findByEmail(given.email);
  const device = desk.devices.deviceFor(given.cookies, account?.sub);
  const attempt = { email: given.email, caller: given.caller, device };
  if (!(await desk.guard.isHeard(attempt, desk.now()))) return { kind: 'unheard' };
  const isRight = await desk.passwords.check(given.password, account?.password_hash ?? undefined);
  if (!account || !isRight) {
    await desk.guard.failed(attempt, desk.now());
    return { kind: 'refused' };
  }
  await desk.guard.succeeded(attempt, desk.now());
  if (!account.email_verified) {
    await verifyAgain(desk, account);
    return { kind: 'unverified' };
  }
  if (account.password_hash && desk.passwords.isOld(account.password_hash)) {
    const password_hash = await desk.passwords.hash(given.password);
    await desk.db
      .as<IdentityTables>()
      .transaction((trx) => desk.accounts.change(trx, account.sub, { password_hash }, desk.now()));
  }
  return enter(desk, account, given.cookies);
}

async function enter(
  desk: SignInDesk,
  account: Account,
  cookies: string | null,
): Promise<{ kind: 'in'; account: Account; setCookie: string }> {
  await desk.accounts.countLogin(account.sub, desk.now());
  return { kind: 'in', account, setCookie: desk.devices.remember(cookies, account.sub) };
}

/** Tells by a passkey who somebody is. Why not is for the audit log alone. */
export async function signInByPasskey(
  desk: SignInDesk,
  passkeys: Passkeys,
  given: { uid: string; answer: unknown; cookies: string | null },
): Promise<{ kind: 'in'; account: Account; setCookie: string } | { kind: 'refused'; why: string }> {
  const found = await passkeys.takeSignIn(given.uid, given.answer);
  if ('refused' in found) return { kind: 'refused', why: found.refused };
  const account = await desk.accounts.find(found.sub);
  if (!account?.email_verified) return { kind: 'refused', why: 'no such account' };
  return enter(desk, account, given.cookies);
}
