import { describe, expect, it } from 'vitest';
import { type Criteria, type CriteriaFacts, criteria } from '../entities/criteria.ts';
import { matchesCriteria } from './criteria.ts';

const facts: CriteriaFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  pageType: 'article',
  topicSlugs: ['tech', 'laptops'],
  isLiveBlog: false,
  device: 'mobile',
  country: 'US',
  region: 'WA',
  isRegistered: true,
  isLoggedIn: false,
  isCrawler: false,
  query: { utm_source: 'mail', debug: '' },
  slot: () => 9,
};
/** What the server knows of a page that is everybody's. */
const ofThePage: CriteriaFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  topicSlugs: [],
  isLiveBlog: false,
};

describe('criteria', () => {
  const cases: [string, Criteria, boolean][] = [
    ['EN-62', {}, true],
    ['EN-62', { routes: ['article', 'review'] }, true],
    ['EN-62', { routes: ['front-door'] }, false],
    ['EN-62', { pageTypes: ['article'] }, true],
    ['EN-62', { pageTypes: ['gallery'] }, false],
    ['EN-62', { pathPrefixes: ['/article/'] }, true],
    ['EN-62', { pathPrefixes: ['/topic/'] }, false],
    ['EN-62', { topics: ['laptops', 'health'] }, true],
    ['EN-62', { topics: ['health'] }, false],
    ['EN-62', { editions: ['us'] }, true],
    ['EN-62', { editions: [] }, false],
    ['EN-62 AB-23', { devices: ['mobile'] }, true],
    ['EN-62 AB-23', { devices: ['desktop'] }, false],
    ['EN-62', { countries: ['US'] }, true],
    ['EN-62', { countries: ['DE'] }, false],
    ['EN-62', { regions: ['US-WA'] }, true],
    ['EN-62', { regions: ['US-CA'] }, false],
    ['EN-62', { liveBlog: false }, true],
    ['EN-62', { liveBlog: true }, false],
    ['EN-62 ROLE-02', { registered: true }, true],
    ['EN-62 ROLE-04', { registered: true, loggedIn: false }, true],
    ['EN-62', { loggedIn: true }, false],
    ['EN-62 AB-24', { crawler: false }, true],
    ['EN-62 AB-24', { crawler: true }, false],
    ['EN-62', { query: { debug: true } }, true],
    ['EN-62', { query: { utm_source: ['mail', 'feed'] } }, true],
    ['EN-62', { query: { utm_source: ['feed'] } }, false],
    ['EN-62', { query: { missing: true } }, false],
    ['EN-62', { percentage: 10 }, true],
    ['EN-62', { percentage: 9 }, false],
    ['EN-62', { percentage: 0 }, false],
    ['EN-62', { not: { regions: ['US-WA'] } }, false],
    ['EN-62', { not: { devices: ['desktop'] } }, true],
    ['EN-62', { not: { not: { devices: ['mobile'] } } }, true],
    ['EN-62', { routes: ['article'], devices: ['desktop'] }, false],
  ];
  it.each(cases)('%s %j: %s', (_id, when, expected) => {
    expect(criteria.safeParse(when).success).toBe(true);
    expect(matchesCriteria(when, facts)).toBe(expected);
  });

  it.each<Criteria>([
    { devices: ['mobile'] },
    { not: { devices: ['mobile'] } },
    { registered: false },
    { loggedIn: false },
    { crawler: false },
    { countries: ['US'] },
    { not: { regions: ['US-WA'] } },
    { query: { a: true } },
    { percentage: 100 },
    { pageTypes: ['article'] },
  ])('EN-62 %j is undecided for an unknown reader', (when) => {
    expect(matchesCriteria(when, ofThePage)).toBe(false);
  });

  it.each<[string, Partial<CriteriaFacts>]>([
    ['in its two parts', { country: 'US', region: 'WA' }],
    ['whole', { country: undefined, region: 'US-WA' }],
    ['whole beside its country', { country: 'US', region: 'US-WA' }],
  ])('EN-62 sees Washington %s', (_name, place) => {
    expect(matchesCriteria({ regions: ['US-WA'], countries: ['US'] }, { ...facts, ...place })).toBe(true);
  });

  it.each([
    ['a boolean', true],
    ['a list', []],
    ['a misspelt name', { device: ['mobile'] }],
    ['a device there is none of', { devices: ['tv'] }],
    ['a page type there is none of', { pageTypes: ['blog'] }],
    ['a region without its country', { regions: ['WA'] }],
    ['more than everybody', { percentage: 101 }],
    ['a misspelt name inside not', { not: { topic: ['x'] } }],
  ])('AB-06 EN-62 %s is no criterion', (_name, when) => {
    expect(criteria.safeParse(when).success).toBe(false);
  });
});
