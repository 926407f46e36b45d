import { describe, expect, it } from 'vitest';
import type { ContentLink } from '../../entities/content-link.ts';
import { contentTopicExample } from '../../examples/topic.ts';
import { chooseDeals, dealKinds, priceNow } from './deal-filter.ts';
import { dealFlag, formerPrice } from './deal-flag.ts';
import { dealQuery, readDealChoice } from './deal-query.ts';
import { dailyLows, isStalePrice, priceDayOf } from './price-days.ts';

type History = (number | null)[];

/** Ninety days at 100 but for the given ones, counted back from today. */
const days = (changes: Record<number, number | null>, length = 90): History =>
  Array.from({ length }, (_, index) => changes[length - 1 - index] ?? 100);

describe('flags of a price', () => {
  it.each<[string, number | undefined, History, unknown]>([
    ['the lowest of ninety days', 90, days({ 0: 90 }), { kind: 'lowest', days: 90 }],
    ['as low as once before', 90, days({ 0: 90, 40: 90 }), { kind: 'lowest', days: 90 }],
    ['lower than any record', 80, days({}), { kind: 'lowest', days: 90 }],
    ['the same on every day', 100, days({}), { kind: 'lowest', days: 90 }],
    ['the lowest of 41 days', 90, days({ 0: 90 }, 41), { kind: 'lowest-on-record', days: 41 }],
    ['its first day', 90, [90], { kind: 'lowest-on-record', days: 1 }],
    ['ten above the low', 100, days({ 30: 90 }), { kind: 'above', amount: 10 }],
    ['ten above for a week, once', 100, days({ 30: 90, 31: 90, 32: 90 }), { kind: 'above', amount: 10 }],
    ['five percent lower twice', 100, days({ 30: 95, 60: 90 }), { kind: 'wait', low: 90, times: 2 }],
    ['four percent lower twice', 100, days({ 30: 96, 60: 96 }), { kind: 'above', amount: 4 }],
    ['a gap does not make two times of one', 100, [90, null, 90, 100], { kind: 'above', amount: 10 }],
    ['cents above the low', 100, days({ 30: 99.8 }), undefined],
    ['no history', 100, [], undefined],
    ['a history without prices', 100, [null, null], undefined],
    ['no price now', undefined, days({}), undefined],
    ['free of charge', 0, days({}), { kind: 'lowest', days: 90 }],
  ])('%s', (_name, now, history, flag) => {
    expect(dealFlag(now, history)).toEqual(flag);
  });
});

describe('what it was', () => {
  it.each<[string, number | undefined, History, number | undefined, unknown]>([
    ['the list price if that is lower', 80, days({}), 95, { price: 95, is: 'list', saved: 15, percent: 16 }],
    [
      'the median if that is lower',
      80,
      days({ 0: 80 }),
      120,
      { price: 100, is: 'usual', saved: 20, percent: 20 },
    ],
    ['a single high day is not the usual price', 100, days({ 5: 500 }), undefined, undefined],
    ['the list price without a history', 80, [], 100, { price: 100, is: 'list', saved: 20, percent: 20 }],
    ['nothing if it costs more now', 110, days({}), 100, undefined],
    ['nothing if nothing is known', 80, [], undefined, undefined],
    ['nothing without a price', undefined, days({}), 100, undefined],
  ])('%s', (_name, now, history, list, was) => {
    expect(formerPrice(now, history, list)).toEqual(was);
  });
});

describe('days of prices', () => {
  const at = (day: string, price: number | null) => ({ day, price });

  it('takes the lowest of all stores on each day and carries a price over unchecked days', () => {
    const one = [at('2026-11-01', 50), at('2026-11-04', 40)];
    const other = [at('2026-11-02', 45)];
    expect(dailyLows([one, other], '2026-11-05')).toEqual([50, 45, 45, 40, 40]);
  });

  it('knows nothing of a price that was not checked for more than a week', () => {
    const lows = dailyLows([[at('2026-11-01', 50)]], '2026-11-10');
    expect(lows).toEqual([50, 50, 50, 50, 50, 50, 50, 50, null, null]);
  });

  it('shows ninety days of a longer history, with what the day before it cost', () => {
    const long = Array.from({ length: 12 }, (_, index) =>
      at(new Date(Date.UTC(2026, 7, 1) + index * 7 * 86_400_000).toISOString().slice(0, 10), index),
    );
    const lows = dailyLows([long], '2026-11-01');
    expect(lows).toHaveLength(90);
    expect(lows[0]).toBe(0);
  });

  it('has none without records, and does not read the future', () => {
    expect(dailyLows([], '2026-11-01')).toEqual([]);
    expect(dailyLows([[]], '2026-11-01')).toEqual([]);
    expect(dailyLows([[at('2026-11-02', 1)]], '2026-11-01')).toEqual([]);
  });

  it('counts days on the newsroom’s calendar', () => {
    expect(priceDayOf(Date.parse('2026-11-18T03:00:00Z'))).toBe('2026-11-17');
  });

  it.each([
    ['2026-11-17T11:00:00Z', false],
    ['2026-11-17T10:59:59Z', true],
    [undefined, true],
  ])('a price checked at %s is stale at noon: %s', (checkedAt, stale) => {
    expect(isStalePrice(checkedAt, new Date('2026-11-17T12:00:00Z'))).toBe(stale);
  });
});

describe('a reader’s choice', () => {
  it.each([
    ['', { kind: undefined, lows: false, max: undefined }],
    ['kind=laptops&lows=first&max=300', { kind: 'laptops', lows: true, max: 300 }],
    ['kind=<b>&lows=yes&max=-1', { kind: undefined, lows: false, max: undefined }],
    ['max=299', { kind: undefined, lows: false, max: undefined }],
  ])('of “%s”', (query, choice) => {
    expect(readDealChoice(new URLSearchParams(query))).toEqual(choice);
  });

  it('has one address', () => {
    expect(dealQuery({ kind: 'laptops', lows: true, max: 300 })).toBe('kind=laptops&lows=first&max=300');
    expect(dealQuery({ lows: false })).toBe('');
  });

  const story = (slug: string, price: number, more: Partial<ContentLink> = {}): ContentLink => ({
    id: slug + price,
    slug,
    title: slug,
    url: '/',
    isSponsored: false,
    topic: { ...contentTopicExample, slug, name: slug },
    deal: {
      pros: [],
      offers: [{ merchant: 'A', url: '/', price, isReachable: true }],
      history: days({ 3: 90 }),
      isStale: false,
    },
    ...more,
  });
  const list = [story('laptops', 100), story('phones', 90), story('laptops', 300)];

  it('leaves the deals of a kind and up to a price, the lowest first', () => {
    const ids = (choice: Parameters<typeof chooseDeals>[1]) => chooseDeals(list, choice).map(({ id }) => id);
    expect(ids({ lows: false })).toEqual(['laptops100', 'phones90', 'laptops300']);
    expect(ids({ lows: true })).toEqual(['phones90', 'laptops100', 'laptops300']);
    expect(ids({ lows: false, kind: 'laptops', max: 100 })).toEqual(['laptops100']);
    expect(ids({ lows: false, kind: 'chairs' })).toEqual([]);
    expect(dealKinds(list)).toEqual([
      { slug: 'laptops', name: 'laptops', count: 2 },
      { slug: 'phones', name: 'phones', count: 1 },
    ]);
  });

  it('shows no price of a store that cannot be reached, and the story’s own without offers', () => {
    const offers = [{ merchant: 'A', url: '/', price: 5, isReachable: false }];
    expect(priceNow({ deal: { pros: [], offers, history: [], isStale: false } })).toBeUndefined();
    expect(priceNow({ metaData: { price: 12 } })).toBe(12);
    expect(priceNow({})).toBeUndefined();
  });
});
