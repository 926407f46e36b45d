import { createHmac } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { emailKey } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';

const windowMilliseconds = 15 * 60_000;
/** So many wrong passwords in fifteen minutes, then nobody of this kind is heard until they are over. */
const most = { pair: 5, account: 30, caller: 60, device: 8 } as const;
type Kind = keyof typeof most;

export interface Attempt {
  email: string;
  /** Who asks, as one key for counting. */
  caller: string;
  /** A browser that signed in to this account before. */
  device: string | undefined;
}

export interface SignInGuard {
  /** Whether this attempt is heard at all; asked before the password is looked at. */
  isHeard(attempt: Attempt, now: number): Promise<boolean>;
  failed(attempt: Attempt, now: number): Promise<void>;
  succeeded(attempt: Attempt, now: number): Promise<void>;
  prune(now: number): Promise<void>;
}

/**
 * Slows guessing without giving anybody a way to lock somebody else out. Strangers are counted by who they are, and all
 * together by the account they try; a browser that has been let in before is counted alone, so its owner gets in while
 * strangers are shut out. Accounts that do not exist are counted the same: the answer tells nothing.
 */
export function createSignInGuard(options: { db: Database; secret: string }): SignInGuard {
  const { kysely } = options.db.as<IdentityTables>();
  const keysOf = ({ email, caller, device }: Attempt): { kind: Kind; key: string }[] => {
    const account = emailKey(email);
    const parts: [Kind, string][] = device
      ? [['device', `${device}\n${account}`]]
      : [
          ['pair', `${caller}\n${account}`],
          ['account', account],
          ['caller', caller],
        ];
    return parts.map(([kind, text]) => ({
      kind,
      key: createHmac('sha256', options.secret).update(`${kind}\n${text}`).digest('base64url'),
    }));
  };
  return {
    async isHeard(attempt, now) {
      const keys = keysOf(attempt);
      const rows = await kysely
        .selectFrom('identity_attempts')
        .selectAll()
        .where(
          'key',
          'in',
          keys.map(({ key }) => key),
        )
        .where('since', '>', now - windowMilliseconds)
        .execute();
      return keys.every(({ kind, key }) => (rows.find((row) => row.key === key)?.failures ?? 0) < most[kind]);
    },
    async failed(attempt, now) {
      for (const { key } of keysOf(attempt))
        await kysely
          .insertInto('identity_attempts')
          .values({ key, failures: 1, since: now })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => {
              const isOver = eb('identity_attempts.since', '<=', now - windowMilliseconds);
              return {
                failures: eb
                  .case()
                  .when(isOver)
                  .then(1)
                  .else(eb('identity_attempts.failures', '+', 1))
                  .end(),
                since: eb.case().when(isOver).then(now).else(eb.ref('identity_attempts.since')).end(),
              };
            }),
          )
          .execute();
    },
    async succeeded(attempt) {
      const own = keysOf(attempt).filter(({ kind }) => kind === 'pair' || kind === 'device');
      await kysely
        .deleteFrom('identity_attempts')
        .where(
          'key',
          'in',
          own.map(({ key }) => key),
        )
        .execute();
    },
    async prune(now) {
      await kysely
        .deleteFrom('identity_attempts')
        .where('since', '<=', now - windowMilliseconds)
        .execute();
    },
  };
}
