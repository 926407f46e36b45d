import { describe, expect, it } from 'vitest';
import { fakeClock } from '../test/fake-clock.ts';
import { type ConsentAnswer, waitForConsent } from './wait-for-consent.ts';

function waiting(first: ConsentAnswer) {
  const clock = fakeClock();
  let answer = first;
  const listeners = new Set<() => void>();
  const result: ConsentAnswer[] = [];
  const promise = waitForConsent(
    () => answer,
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clock,
  ).then((given) => result.push(given));
  const give = (next: ConsentAnswer) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  return { clock, give, result, promise, listeners };
}

describe('the wait for consent', () => {
  it('CN-10 ends after 3000 ms without a decision, and not before', async () => {
    const { clock, result, promise, listeners } = waiting({ allowed: false, reason: 'not-answered' });
    clock.go(2999);
    await Promise.resolve();
    expect(result).toEqual([]);
    clock.go(1);
    await promise;
    expect(result).toEqual([{ allowed: false, reason: 'not-answered' }]);
    expect(listeners.size).toBe(0);
  });

  it.each([
    [{ allowed: true, reason: 'granted' }],
    [{ allowed: false, reason: 'denied' }],
    [{ allowed: false, reason: 'do-not-sell' }],
  ])('CN-10 does not start when the decision is known: %o', async (answer) => {
    const { clock, promise, result } = waiting(answer);
    await promise;
    expect(result).toEqual([answer]);
    expect(clock.waiting()).toBe(0);
  });

  it('CN-10 ends with the decision', async () => {
    const { clock, give, promise, result } = waiting({ allowed: false, reason: 'not-answered' });
    clock.go(500);
    give({ allowed: true, reason: 'granted' });
    await promise;
    expect(result).toEqual([{ allowed: true, reason: 'granted' }]);
    expect(clock.waiting()).toBe(0);
  });
});
