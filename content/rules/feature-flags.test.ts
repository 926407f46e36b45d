import { describe, expect, it } from 'vitest';
import type { CriteriaFacts } from '../entities/criteria.ts';
import type { FeatureValue } from '../entities/feature-flag.ts';
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
      'omnibar',
      'stickyBanner',
      'interstitial',
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
