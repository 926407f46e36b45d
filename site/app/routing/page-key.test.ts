import { describe, expect, it } from 'vitest';
import type { AbTest } from '#content/entities/ab-test.ts';
import { type PageKeyRequest, type PageKeyRules, pageKey } from './page-key.ts';

const experiment = {
  id: 'stickyCta',
  version: '1',
  allocations: [{ bucket: 'test', share: 50 }],
} as unknown as AbTest;
const us: PageKeyRules = {
  locales: [{ code: 'us' }],
  previewName: 'preview',
  isPreviewToken: (token) => token.startsWith('good'),
  experiments: [experiment],
};
const two: PageKeyRules = { ...us, locales: [{ code: 'us' }, { code: 'uk' }] };
const shared = { key: 'us /', cachedSearch: '', edition: 'us', isMadeUp: true };
const request = (path: string, search = '', more: Partial<PageKeyRequest> = {}): PageKeyRequest => ({
  path,
  search,
  cookies: {},
  headers: {},
  ...more,
});

describe('page key', () => {
  it.each([
    ['a plain page', request('/'), { key: 'us /', cachedSearch: '', edition: 'us' }],
    ['a page number', request('/latest/2/'), { key: 'us /latest/2/', cachedSearch: '', edition: 'us' }],
    [
      'unknown names are dropped',
      request('/latest/', '?utm_source=x&fbclid=1&__proto__=2'),
      { key: 'us /latest/', cachedSearch: '', edition: 'us' },
    ],
    [
      'search keeps its query, sorted',
      request('/search/', '?utm_source=x&searchQuery=vpn&searchCorrelationId=c'),
      {
        key: 'us /search/?searchCorrelationId=c&searchQuery=vpn',
        cachedSearch: '?searchCorrelationId=c&searchQuery=vpn',
        edition: 'us',
      },
    ],
    [
      'search keeps q, on every page',
      request('/search/2/', '?q=vpn'),
      { key: 'us /search/2/?q=vpn', cachedSearch: '?q=vpn', edition: 'us' },
    ],
    [
      'a search query elsewhere is dropped',
      request('/latest/', '?searchQuery=vpn'),
      { key: 'us /latest/', cachedSearch: '', edition: 'us' },
    ],
    [
      'the edition is folded in',
      request('/', '?edition=us'),
      { key: 'us /', cachedSearch: '', edition: 'us' },
    ],
    [
      'an unknown edition does not split the cache',
      request('/', '?edition=fr', { cookies: { preferredEdition: 'xx' } }),
      { key: 'us /', cachedSearch: '', edition: 'us' },
    ],
    [
      'a feature override bypasses',
      request('/', '?featureEnable=ads&utm_source=x'),
      { bypass: 'feature-override', cachedSearch: '?featureEnable=ads', edition: 'us' },
    ],
    [
      'a feature override bypasses',
      request('/', '?featureDisable=all'),
      { bypass: 'feature-override', cachedSearch: '?featureDisable=all', edition: 'us' },
    ],
    [
      'preview bypasses, also with a long token',
      request('/article/x/', `?preview=good${'t'.repeat(900)}`),
      { bypass: 'preview', cachedSearch: `?preview=good${'t'.repeat(900)}`, edition: 'us' },
    ],
    ['a forged preview token gets the shared page', request('/', '?preview=x'), shared],
    [
      'a bucket that exists bypasses',
      request('/', '?abTest=stickyCta:1:test'),
      { bypass: 'forced-bucket', cachedSearch: '?abTest=stickyCta%3A1%3Atest', edition: 'us' },
    ],
    ['an unknown test gets the shared page', request('/', '?abTest=x'), shared],
    ['a bucket the test has not gets the shared page', request('/', '?abTest=stickyCta:1:other'), shared],
    ['another version of the test gets the shared page', request('/', '?abTest=stickyCta:2:test'), shared],
    ['an unknown feature gets the shared page', request('/', '?featureEnable=x1,x2'), shared],
    [
      'unknown features beside a known one split nothing',
      request('/', '?featureDisable=x1,trackers,%20ads,ads'),
      { bypass: 'feature-override', cachedSearch: '?featureDisable=ads%2Ctrackers', edition: 'us' },
    ],
    [
      'a wish that is not real does not spoil a search',
      request('/search/', '?q=vpn&preview=x&abTest=y&featureEnable=z'),
      { key: 'us /search/?q=vpn', cachedSearch: '?q=vpn', edition: 'us', isMadeUp: true },
    ],
    [
      'an empty override is none',
      request('/', '?featureEnable='),
      { key: 'us /', cachedSearch: '', edition: 'us' },
    ],
    ['a doubled query is rejected', request('/search/', '?searchQuery=a&searchQuery=b'), { reject: 400 }],
    ['a doubled edition is rejected', request('/', '?edition=us&edition=us'), { reject: 400 }],
    ['a doubled override is rejected', request('/', '?featureEnable=a&featureEnable=b'), { reject: 400 }],
    [
      'doubled unknown names are not',
      request('/', '?a=1&a=2'),
      { key: 'us /', cachedSearch: '', edition: 'us' },
    ],
    ['an endless query is rejected', request('/search/', `?q=${'a'.repeat(501)}`), { reject: 400 }],
  ])('VAL-03 %s', (_name, request, expected) => {
    expect(pageKey(request, us)).toEqual(expected);
  });

  it('RM-31 RM-32 keeps editions apart where there are several', () => {
    expect(pageKey(request('/', '', { cookies: { preferredEdition: 'uk' } }), two)).toMatchObject({
      key: 'uk /',
    });
    expect(pageKey(request('/', '?edition=us', { cookies: { preferredEdition: 'uk' } }), two)).toMatchObject({
      key: 'us /',
    });
  });

  it('RM-28 takes the preview parameter’s name from the configuration', () => {
    const peek = { ...us, previewName: 'peek' };
    expect(pageKey(request('/', '?peek=good'), peek)).toMatchObject({
      bypass: 'preview',
      cachedSearch: '?peek=good',
    });
    expect(pageKey(request('/', '?preview=good'), peek)).toMatchObject({ key: 'us /' });
  });

  it('VAL-03 cannot be made to collide: a query in the path stays apart from a query', () => {
    const tricky = pageKey(request('/search/', `?q=${encodeURIComponent('a&searchQuery=b')}`), us);
    const plain = pageKey(request('/search/', '?q=a&searchQuery=b'), us);
    expect(tricky).not.toEqual(plain);
  });
});
