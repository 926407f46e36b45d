import { beforeEach, expect, it } from 'vitest';
import { describeOneStore } from '#database/test/stores.ts';
import { type AttemptCounts, attemptLimits, type CountKey, createAttemptCounts } from './attempt-counts.ts';
import { migrateIdentity } from './identity-tables.ts';

const minute = 60_000;
const account: CountKey[] = [{ kind: 'account', of: 'maya@mail.example' }];

describeOneStore((store) => {
  let counts: AttemptCounts;
  beforeEach(async () => {
    await migrateIdentity(store().db);
    counts = createAttemptCounts({ db: store().db, secret: 'a secret' });
  });

  /** How many of fifty attempts are evaluated. */
  async function countEvaluated(keys: CountKey[]): Promise<number> {
    let evaluated = 0;
    for (let times = 0; times < 50; times += 1) if (await counts.reserve(keys, 1)) evaluated += 1;
    return evaluated;
  }

  it('AU-41 no hour holds more than twenty guesses for one account, however they are spread', async () => {
    const evaluated: number[] = [];
    // The first guess starts the window; most guesses come around its end.
    for (const [at, times] of [
      [0, 1],
      [59, 30],
      [61, 30],
      [121, 30],
    ] as const)
      for (let n = 0; n < times; n += 1)
        if (await counts.reserve(account, 1 + at * minute + n)) evaluated.push(at * minute + n);
    for (const from of evaluated) {
      const within = evaluated.filter((at) => at >= from && at < from + 60 * minute);
      expect(within.length).toBeLessThanOrEqual(20);
    }
    expect(evaluated.length).toBeGreaterThan(20);
  });

  it('AU-41 an attempt counts for all its keys or for none', async () => {
    const pair: CountKey[] = [{ kind: 'pair', of: 'one' }];
    for (let times = 0; times < attemptLimits.pair.most; times += 1)
      expect(await counts.reserve([...pair, ...account], 1)).toBe(true);
    for (let times = 0; times < 40; times += 1)
      expect(await counts.reserve([...account, ...pair], 1)).toBe(false);
    expect(await countEvaluated(account)).toBe(attemptLimits.account.most - attemptLimits.pair.most);
  });

  it('AU-41 a refunded attempt can be used again, and old counts are pruned', async () => {
    expect(await countEvaluated(account)).toBe(attemptLimits.account.most);
    await counts.refund(account);
    expect([await counts.reserve(account, 1), await counts.reserve(account, 1)]).toEqual([true, false]);
    await counts.prune(1 + 24 * 60 * minute);
    expect(await counts.reserve(account, 1)).toBe(true);
  });
});
