import { describe, expect, it } from 'vitest';
import type { CriteriaFacts, FeatureValue } from '../entities/feature-flag.ts';
import { matchesCriteria } from './criteria.ts';
import { evaluateFeatures, featureNames, featureOverrides, isFeatureOn } from './feature-flags.ts';

const facts: CriteriaFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  topicSlugs: ['tech', 'laptops'],
  isLiveBlog: false,
  device: 'mobile',
  country: 'US',
  region: 'WA',
};
const flags = { ads: true, seamless: false, analytics: true } as const satisfies Record<string, FeatureValue>;

describe('feature flags', () => {
  it.each([
    ['FF-01', { featureEnable: 'seamless' }, { ads: true, seamless: true, analytics: true }],
    ['FF-01', { featureEnable: ' seamless , ads ' }, { ads: true, seamless: true, analytics: true }],
    ['FF-01', { featureEnable: 'all' }, { ads: true, seamless: true, analytics: true }],
    ['FF-02', { featureDisable: 'ads,analytics' }, { ads: false, seamless: false, analytics: false }],
    ['FF-02', { featureDisable: 'all' }, { ads: false, seamless: false, analytics: false }],
    [
      'FF-03',
      { featureEnable: 'ads', featureDisable: 'ads' },
      { ads: false, seamless: false, analytics: true },
    ],
    [
      'FF-03',
      { featureEnable: 'all', featureDisable: 'ads' },
      { ads: false, seamless: true, analytics: true },
    ],
    [
      'FF-03',
      { featureEnable: 'ads', featureDisable: 'all' },
      { ads: false, seamless: false, analytics: false },
    ],
    ['FF-01', {}, { ads: true, seamless: false, analytics: true }],
    ['FF-01', { featureEnable: 'nothing-known' }, { ads: true, seamless: false, analytics: true }],
  ])('%s %j', (_id, query, expected) => {
    expect(evaluateFeatures(flags, facts, featureOverrides(query))).toEqual(expected);
  });

  it('FF-07 names the flags the product knows', () => {
    expect(featureNames).toEqual([
      'vanity.mask',
      'isSponsoredArticleWithSkybox',
      'seamless',
      'ads',
      'trackers',
      'analytics',
      'healthDataPrivacyLink',
      'maintenanceNotice',
    ]);
  });

  it('FF-07 does not compile with a flag that is not configured', () => {
    const on = evaluateFeatures(flags, facts);
    // @ts-expect-error -- no such flag
    expect(on.skybox).toBeUndefined();
  });

  it('EN-62 lets the first step that holds decide, and otherwise the rest', () => {
    const value: FeatureValue = {
      otherwise: true,
      chain: [
        { when: { topics: ['laptops'], devices: ['desktop'] }, is: false },
        { when: { topics: ['tech'] }, is: false },
        { when: { topics: ['laptops'] }, is: true },
      ],
    };
    expect(isFeatureOn('ads', value, facts)).toBe(false);
    expect(isFeatureOn('ads', value, { ...facts, topicSlugs: ['laptops'] })).toBe(true);
    expect(isFeatureOn('ads', value, { ...facts, topicSlugs: [] })).toBe(true);
  });
});

describe('criteria', () => {
  it.each([
    ['EN-62', {}, true],
    ['EN-62', { routes: ['article', 'review'] }, true],
    ['EN-62', { routes: ['front-door'] }, false],
    ['EN-62', { pathPrefixes: ['/article/'] }, true],
    ['EN-62', { pathPrefixes: ['/topic/'] }, false],
    ['EN-62', { editions: ['us'] }, true],
    ['EN-62', { editions: [] }, false],
    ['EN-62', { devices: ['mobile'] }, true],
    ['EN-62', { regions: ['US-WA'] }, true],
    ['EN-62', { regions: ['US-CA'] }, false],
    ['EN-62', { liveBlog: false }, true],
    ['EN-62', { liveBlog: true }, false],
    ['EN-62', { routes: ['article'], devices: ['desktop'] }, false],
  ])('%s %j: %s', (_id, when, expected) => {
    expect(matchesCriteria(when, facts)).toBe(expected);
  });

  it('EN-62 sees Washington also when the region is written whole', () => {
    expect(matchesCriteria({ regions: ['US-WA'] }, { ...facts, country: undefined, region: 'US-WA' })).toBe(
      true,
    );
  });
});
