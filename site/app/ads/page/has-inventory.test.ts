import { expect, it } from 'vitest';
import type { Criteria, CriteriaFacts } from '#content/entities/criteria.ts';
import { adSlotConfigExample } from '#content/examples/ads.ts';
import { hasInventoryFor } from './has-inventory.ts';
import { variantOf } from './variant-of.ts';

const page = {
  criteria: {
    edition: 'us',
    routeName: 'article',
    path: '/article/x/',
    pageType: 'article',
    topicSlugs: ['laptops'],
    isLiveBlog: false,
  },
};

it.each<[string, Criteria | undefined, Partial<CriteriaFacts>, boolean | undefined]>([
  ['everybody', undefined, {}, true],
  ['device', { devices: ['mobile'] }, { device: 'mobile' }, true],
  ['device', { devices: ['mobile'] }, { device: 'desktop' }, false],
  ['edition', { editions: ['us'] }, {}, true],
  ['edition', { editions: ['de'] }, {}, false],
  ['place', { not: { regions: ['US-WA'] } }, { country: 'US', region: 'OR' }, true],
  ['place', { not: { regions: ['US-WA'] } }, { country: 'US', region: 'WA' }, false],
  ['place, not known yet', { not: { regions: ['US-WA'] } }, {}, undefined],
  ['route', { routes: ['article'] }, {}, true],
  ['route', { routes: ['gallery'] }, {}, false],
  ['page type', { pageTypes: ['article'] }, {}, true],
  ['page type', { pageTypes: ['review'] }, {}, false],
  ['sign-in', { loggedIn: false }, { isLoggedIn: false }, true],
  ['sign-in', { loggedIn: false }, { isLoggedIn: true }, false],
  ['sign-in, not known yet', { loggedIn: true }, {}, undefined],
  ['sign-in, not known yet, elsewhere', { loggedIn: true, routes: ['gallery'] }, {}, false],
  ['crawler', { crawler: false }, { isCrawler: false }, true],
  ['crawler', { crawler: false }, { isCrawler: true }, false],
  ['query', { query: { from: ['mail'] } }, { query: { from: 'mail' } }, true],
  ['query', { query: { from: ['mail'] } }, { query: {} }, false],
  ['share', { percentage: 20 }, { slot: () => 19 }, true],
  ['share', { percentage: 20 }, { slot: () => 20 }, false],
])('EN-67 EN-62 a slot uses the common criteria language: %s %j %j: %s', (_name, when, reader, expected) => {
  expect(hasInventoryFor({ ...adSlotConfigExample, when }, page, () => reader)).toBe(expected);
});

it('AB-13 AB-18 a bucket has its own ad settings, all others have the defaults', () => {
  const variants = { one: { test: { caps: { 'mpu-1': 2 } } } };
  const of = (id: string, bucket: string) => variantOf(variants, [{ id, version: '1', bucket }]);
  expect(of('one', 'test')).toEqual({ caps: { 'mpu-1': 2 } });
  for (const other of [
    of('one', 'control'),
    of('two', 'test'),
    variantOf(variants, []),
    variantOf(undefined, []),
  ])
    expect(other).toEqual({});
});
