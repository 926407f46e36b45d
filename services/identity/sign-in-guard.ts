import { emailKey } from './accounts.ts';
import type { AttemptCounts, CountKey } from './attempt-counts.ts';

/** Who tries what. */
export type Attempt =
  /** A password at the sign-in page; `device` is a browser that signed in to this account before. */
  | { at: 'sign-in'; email: string; caller: string; device: string | undefined }
  /** The password of the signed-in account, before something important. */
  | { at: 'profile'; sub: string; caller: string }
  /** A passkey at the sign-in page; `id` when it is one we know. */
  | { at: 'passkey'; id: string | undefined; caller: string };

export interface SignInGuard {
  /**
   * Evaluates an attempt that was counted before, and gives it back when it was right. Undefined: there were too many,
   * and nothing was evaluated.
   */
  evaluate<T>(attempt: Attempt, now: number, check: () => Promise<T | false>): Promise<T | false | undefined>;
}

/**
 * Slows guessing without a way to lock somebody else out. Strangers are counted by their address, and all together by
 * the account they try; a browser that signed in before is counted alone, and so is each passkey, so their owner gets
 * in while strangers do not. Accounts that do not exist are counted the same: the answer tells nothing.
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
        // Nothing was learned from an attempt that could not be evaluated.
        await counts.giveBack(keys);
        throw error;
      }
      if (result !== false) {
        const alone = keys.filter(({ kind }) => ownKinds.has(kind));
        await counts.forget(alone);
        await counts.giveBack(keys.filter((key) => !alone.includes(key)));
      }
      return result;
    },
  };
}

/** Counts that concern nobody but who was right just now. */
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
