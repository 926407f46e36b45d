import { describe, expect, it } from 'vitest';
import { parseFeedEndpoint } from './feed-endpoint.ts';
import { footerColumnProblems } from './footer-columns.ts';
import { offerLink } from './offer-link.ts';
import { formatPrice } from './price.ts';
import { isSpecialFeature, seamlessComponent, seamlessRequest } from './seamless.ts';
import { isTopicListingSlug, isUnderTab, topicListingPath, topicListingTabs } from './topic-listing.ts';
import { formatDuration } from './video-duration.ts';

describe('prices and offers', () => {
  it.each([
    ['RV-08', 1299.5, undefined, '$1,300'],
    ['RV-08', 0, undefined, '$0'],
    ['RV-08', 89.49, 'EUR', '€89'],
  ])('%s %d %s → %s', (_id, amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text);
  });

  const urls = {
    monetizedUrl: 'https://m.example/',
    url: 'https://u.example/',
    rawUrl: 'https://r.example/',
  };
  it.each([
    ['RV-06', { ...urls, useMonetization: true }, 'https://m.example/'],
    ['RV-06', { ...urls, useMonetization: false }, 'https://u.example/'],
    ['RV-06', { rawUrl: urls.rawUrl }, 'https://r.example/'],
    ['RV-06', { useMonetization: true, url: urls.url }, 'https://u.example/'],
    ['RV-07', { ...urls, useMonetization: true, monetizationStatus: 'failed' }, 'https://r.example/'],
    ['RV-07', { ...urls, useMonetization: true, monetizationStatus: 'ok' }, 'https://m.example/'],
    ['RV-06', { url: 'javascript:alert(1)', rawUrl: urls.rawUrl }, 'https://r.example/'],
    ['RV-06', {}, undefined],
  ])('%s %j', (_id, offer, expected) => {
    expect(offerLink(offer)).toBe(expected);
  });
});

describe('duration', () => {
  it.each([
    ['VD-09', 125, '2:05'],
    ['VD-09', 0, '0:00'],
    ['VD-09', 59.9, '0:59'],
    ['VD-10', 4503, '75:03'],
    ['VD-10', 36000, '600:00'],
  ])('%s %d s is %s', (_id, seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('topic listing', () => {
  it('HD-25 has eight tabs in order', () => {
    expect(topicListingTabs.map(({ label }) => label)).toEqual([
      'A-C',
      'D-G',
      'H-M',
      'N-R',
      'S-Z',
      '0-9',
      'Latest',
      'Special Features',
    ]);
  });

  it('RT-54 takes eight slugs and no other; Latest is the topic landing page', () => {
    expect(topicListingTabs.every(({ slug }) => isTopicListingSlug(slug))).toBe(true);
    expect(isTopicListingSlug('zzz')).toBe(false);
    expect(isTopicListingSlug('7')).toBe(false);
    expect(topicListingPath('latest')).toBe('/topic/');
    expect(topicListingPath('special-features')).toBe('/topic/listing/special-features/');
  });

  it.each([
    ['Cloud', 'a-c', true],
    ['Cloud', 'd-g', false],
    ['zebra', 's-z', true],
    ['5G', '0-9', true],
    ['Special', 'special-features', false],
    ['', 'a-c', false],
  ] as const)('%s under %s: %s', (name, slug, expected) => {
    expect(isUnderTab(name, slug)).toBe(expected);
  });
});

describe('footer columns', () => {
  const columns = [{ name: 'alpha' }, { name: 'beta' }, { name: 'charlie' }];
  it.each([
    ['FT-01', columns, []],
    [
      'FT-01',
      [...columns.slice(0, 2), { name: 'delta' }],
      ['Footer column "delta" must be alpha, beta or charlie', 'Footer needs column charlie once'],
    ],
    ['FT-01', [...columns, { name: 'beta' }], ['Footer needs column beta once']],
  ])('%s %j', (_id, given, problems) => {
    expect(footerColumnProblems(given)).toEqual(problems);
  });
});

describe('seamless', () => {
  const special = { id: 'c1', typeSlug: 'special-feature' };
  it.each([
    ['SM-02', { slug: 'a', contentId: '1' }, { slug: 'a', contentId: '1', limit: 3 }],
    ['SM-02', { slug: 'a', collection: { id: 'c2', typeSlug: 'series' } }, { slug: 'a', limit: 3 }],
    ['SM-03', { slug: 'a', collection: special }, { slug: 'a', limit: 10, collectionId: 'c1' }],
    ['SM-07', { contentId: '1' }, { slug: '1', contentId: '1', limit: 3 }],
    ['SM-07', {}, { rejected: 'slug-or-id-missing' }],
    ['SM-07', { slug: '', collection: special }, { rejected: 'slug-or-id-missing' }],
  ])('%s %j → %j', (_id, story, expected) => {
    const named = 'rejected' in expected ? {} : seamlessComponent;
    expect(seamlessRequest(story)).toEqual({ ...named, ...expected });
  });

  it('AP-18 names the component of the page that lists what follows', () => {
    const component = {
      componentName: 'read-on',
      componentDisplayName: 'Read on',
      componentType: 'Seamless',
    } as const;
    expect(seamlessRequest({ slug: 'a', component })).toEqual({ slug: 'a', limit: 3, ...component });
  });

  it('SM-04 knows a special feature by either of its two slugs', () => {
    expect(isSpecialFeature({ typeSlug: 'special-feature' })).toBe(true);
    expect(isSpecialFeature({ collectionType: { slug: 'special-feature' } })).toBe(true);
    expect(isSpecialFeature({ typeSlug: 'series' })).toBe(false);
  });
});

describe('feed endpoints', () => {
  it.each([
    ['AP-39', 'latest', { kind: 'listing', slug: 'latest' }],
    ['AP-39', 'news', { kind: 'listing', slug: 'news' }],
    ['AP-39', 'reviews', { kind: 'listing', slug: 'reviews' }],
    ['AP-39', 'videos', { kind: 'listing', slug: 'video' }],
    ['AP-39', 'video', undefined],
    ['AP-39', 'author-ada', undefined],
    ['AP-39', 'tag-privacy', undefined],
    ['AP-39', 'topic-smart-home', { kind: 'topic', slug: 'smart-home' }],
    ['AP-39', 'topic-', undefined],
    ['AP-39', 'deals', undefined],
    ['AP-39', 'constructor', undefined],
  ])('%s %s', (_id, endpoint, expected) => {
    expect(parseFeedEndpoint(endpoint)).toEqual(expected);
  });
});
