import { emailKey } from './accounts.ts';
import type { AttemptCounts, CountKey } from './attempt-counts.ts';

/** A sign-in attempt and the keys it is counted by. */
type Attempt =
  /** A password at the sign-in page; `device` is a browser that signed in to this account before. */
  | { at: 'sign-in'; email: string; caller: string; device: string | undefined }
  /** The password of the signed-in account, before a sensitive change. */
  | { at: 'profile'; sub: string; caller: string }
  /** A passkey at the sign-in page; `id` if it is registered. */
  | { at: 'passkey'; id: string | undefined; caller: string };

export interface SignInGuard {
  /**
   * Counts an attempt, evaluates it, and undoes the count if it was correct. Undefined if there were too many: then
   * nothing was evaluated.
   */
  evaluate<T>(attempt: Attempt, now: number, check: () => Promise<T | false>): Promise<T | false | undefined>;
}

/**
 * Limits guessing without letting strangers lock an owner out. Unknown browsers are counted by their address, and together
 * by the account they try; a browser that has signed in before is counted separately, and so is each passkey, so the
 * owner still gets in. Accounts that do not exist are counted the same way, so the response reveals nothing.
 */
export function createSignInGuard(counts: AttemptCounts): SignInGuard {
  return {
    async evaluate(attempt, now, check) {
      const keys = keysOf(attempt);
      if (!(await counts.reserve(keys, now))) return undefined;
      let result: Awaited<ReturnType<typeof check>>;
      try {
        result = await check();
      } catch (error) {
        // An attempt that could not be evaluated reveals nothing, so it does not count.
        await counts.refund(keys);
        throw error;
      }
      if (result !== false) {
        const own = keys.filter(({ kind }) => ownKinds.has(kind));
        await counts.reset(own);
        await counts.refund(keys.filter((key) => !own.includes(key)));
      }
      return result;
    },
  };
}

/** Counts that only affect the caller who has just succeeded. */
const ownKinds: ReadonlySet<CountKey['kind']> = new Set(['pair', 'device', 'ownPair', 'passkey']);

function keysOf(attempt: Attempt): CountKey[] {
  const { caller } = attempt;
  if (attempt.at === 'profile')
    return [
      { kind: 'ownPair', of: `${caller}\n${attempt.sub}` },
      { kind: 'own', of: attempt.sub },
    ];
  if (attempt.at === 'passkey')
    return attempt.id
      ? [{ kind: 'passkey', of: `${caller}\n${attempt.id}` }]
      : [{ kind: 'unknownPasskey', of: caller }];
  const account = emailKey(attempt.email);
  if (attempt.device)
    return [
      { kind: 'device', of: `${attempt.device}\n${account}` },
      { kind: 'devices', of: account },
    ];
  return [
    { kind: 'pair', of: `${caller}\n${account}` },
    { kind: 'account', of: account },
    { kind: 'caller', of: caller },
  ];
}
