import { describe, expect, it } from 'vitest';
import { percentile75, ratingOf, vitalKey } from '#content/rules/statistics/vital-histogram.ts';
import { countsOf } from './counts-of.ts';
import { foldCounts } from './roll-up.ts';

const event = (name: string, params = {}, page = {}) => ({ name, path: '/a/', page, params });

describe('what an event adds to its day', () => {
  it.each([
    [
      event(
        'page_view',
        { page_view_count: 1, referrer: 'search.example' },
        { articleId: 'x', deviceType: 'mobile', siteSection: 'tech' },
      ),
      [
        'event page_view',
        'views ',
        'views.path /a/',
        'views.device mobile',
        'views.section tech',
        'views.story x',
        'views.referrer search.example',
        'sessions ',
      ],
    ],
    [
      event('page_view', { page_view_count: 2 }),
      ['event page_view', 'views ', 'views.path /a/', 'views.device ', 'views.section '],
    ],
    [event('scroll_custom', { percent_scrolled: 50 }), ['event scroll_custom', 'scroll 50']],
    [
      event('view_search_results', { search_term: '  Quiet   ROBOTS ', results: 0 }),
      ['event view_search_results', 'search quiet robots', 'search.empty quiet robots'],
    ],
    [
      event('view_search_results', { search_term: 'ev', results: 3 }),
      ['event view_search_results', 'search ev'],
    ],
    [event('web_vitals', { metric_name: 'LCP', metric_value: 2450 }), ['event web_vitals', 'vital LCP:24']],
    [event('web_vitals', { metric_name: 'XYZ', metric_value: 1 }), ['event web_vitals']],
    [event('web_vitals', { metric_name: 'constructor', metric_value: 1 }), ['event web_vitals']],
    [event('view_search_results', { search_term: 'a\0b' }), ['event view_search_results', 'search ab']],
    [event('page_not_found'), ['event page_not_found', 'missing /a/']],
    [
      event('affiliate_click', { shop: 'parcelry.example', position: 'sticky-1', label: 'x' }),
      ['event affiliate_click', 'offer.shop parcelry.example', 'offer.place sticky-1'],
    ],
    [event('affiliate_click', { shop: 7 }), ['event affiliate_click']],
    [event('constructor'), ['event constructor']],
  ])('%o', (given, expected) => {
    expect(countsOf(given).map(({ metric, key }) => `${metric} ${key}`)).toEqual(expected);
  });

  it('is folded into one row for each day, metric and key; keys have a bound', () => {
    const at = Date.parse('2026-11-15T23:59:59Z');
    const rows = foldCounts([
      { ...event('a'), at },
      { ...event('a'), at },
      { ...event('a'), at: at + 1000 },
      { ...event('b'.repeat(500)), at },
    ]);
    expect(rows).toEqual([
      { day: '2026-11-15', metric: 'event', key: 'a', count: 2 },
      { day: '2026-11-16', metric: 'event', key: 'a', count: 1 },
      { day: '2026-11-15', metric: 'event', key: 'b'.repeat(200), count: 1 },
    ]);
  });
});

describe('vitals', () => {
  it.each([
    ['LCP', 0, 'LCP:0'],
    ['LCP', 2500, 'LCP:25'],
    ['CLS', 0.1, 'CLS:10'],
    ['CLS', 99, 'CLS:200'],
    ['INP', Number.NaN, undefined],
    ['INP', -1, undefined],
  ])('%s of %d stands under %s', (name, value, key) => {
    expect(vitalKey(name, value)).toBe(key);
  });

  it('three of four stay below the 75th percentile', () => {
    expect(
      percentile75(
        'LCP',
        new Map([
          [10, 3],
          [30, 1],
        ]),
      ),
    ).toBe(1100);
    expect(
      percentile75(
        'LCP',
        new Map([
          [10, 2],
          [30, 2],
        ]),
      ),
    ).toBe(3100);
    expect(percentile75('CLS', new Map([[0, 1]]))).toBe(0.01);
    expect(percentile75('LCP', new Map())).toBeUndefined();
  });
});

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2600, 'middling'],
  ['LCP', 4100, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.11, 'middling'],
  ['INP', 501, 'poor'],
])('AN-14 %s of %d is %s', (name, value, expected) => {
  expect(ratingOf(name, value)).toBe(expected);
});
