import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createMemoryLimit, type Verdict } from '#platform/rate-limit/bucket.ts';
import { createRenderCosts } from './render-costs.ts';

const req = {} as IncomingMessage;

function open(later = false) {
  const clock = { now: 0 };
  const limit = createMemoryLimit({ limit: 2, seconds: 60, now: () => clock.now });
  const take = (): Verdict | Promise<Verdict> =>
    later ? Promise.resolve(limit.take('one')) : limit.take('one');
  return { clock, costs: createRenderCosts({ take, now: () => clock.now }) };
}

describe('what renders cost a caller', () => {
  it.each([
    ['counted here', false],
    ['counted by others too', true],
  ])('stops a caller with too many, for as long as the limit says: %s', async (_how, later) => {
    const { clock, costs } = open(later);
    for (let index = 0; index < 3; index += 1) {
      expect(costs.waitOf('one')).toBe(0);
      costs.count('missingPages', 'one', req);
      await Promise.resolve();
    }
    expect([costs.waitOf('one'), costs.waitOf('another')]).toEqual([30, 0]);
    clock.now += 29_500;
    expect(costs.waitOf('one')).toBe(1);
    clock.now += 500;
    expect(costs.waitOf('one')).toBe(0);
  });
});
