import { describe, expect, it } from 'vitest';
import { type Aging, decide, freshnessOf } from './freshness.ts';

const lifetime = { maxAge: 300_000, staleWhileRevalidate: 30_000, staleIfError: 864_000_000 };
const page = (more: Partial<Aging> = {}): Aging => ({ storedAt: 1_000_000, lifetime, ...more });
const at = (milliseconds: number) => 1_000_000 + milliseconds;
const soft = { at: at(10_000), hard: false };
const hard = { at: at(10_000), hard: true };

describe('freshness is a function of the clock', () => {
  it.each([
    ['just rendered', page(), 0, 'fresh'],
    ['in the last moment of its age', page(), 299_999, 'fresh'],
    ['past its age', page(), 300_000, 'stale'],
    ['past its time for revalidation', page(), 330_000, 'on-error'],
    ['ten days later', page(), 300_000 + 864_000_000, 'dead'],
    ['after the clock went back', page(), -5000, 'fresh'],
    ['changed a moment ago', page({ purged: soft }), 10_500, 'stale'],
    ['changed a second ago', page({ purged: soft }), 11_000, 'on-error'],
    ['withdrawn a moment ago', page({ purged: hard }), 10_001, 'on-error'],
  ] as const)('%s', (_name, cached, now, expected) => {
    expect(freshnessOf(cached, at(now))).toBe(expected);
  });
});

describe('what a reader gets', () => {
  it.each([
    ['nothing cached', undefined, 0, { serve: 'wait', revalidate: false, fallback: false }],
    ['fresh', page(), 1, { serve: 'hit', revalidate: false, fallback: true }],
    ['stale', page(), 310_000, { serve: 'stale', revalidate: true, fallback: true }],
    ['old', page(), 400_000, { serve: 'wait', revalidate: false, fallback: true }],
    ['dead', page(), 10 ** 10, { serve: 'wait', revalidate: false, fallback: false }],
    ['withdrawn', page({ purged: hard }), 10_001, { serve: 'wait', revalidate: false, fallback: true }],
    [
      'old, and it failed a second ago',
      page({ failedAt: at(400_000) }),
      401_000,
      { serve: 'stale', revalidate: false, fallback: true },
    ],
    [
      'old, and it failed five seconds ago',
      page({ failedAt: at(400_000) }),
      405_000,
      { serve: 'stale', revalidate: true, fallback: true },
    ],
  ] as const)('%s', (_name, cached, now, expected) => {
    expect(decide(cached, at(now))).toEqual(expected);
  });
});
