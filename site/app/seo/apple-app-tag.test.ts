import { expect, it } from 'vitest';
import { publication } from '#config';
import { testSite } from '#site/test/test-site.ts';
import { appleAppTag } from './apple-app-tag.ts';

it.each([
  [undefined],
  [{}],
  [{ appId: '123' }],
  [{ affiliateId: 'wave' }],
  [{ appId: '', affiliateId: 'wave' }],
])('CN-09 no app banner with %j', (app) => {
  expect(appleAppTag(app)).toEqual([]);
});

it('CN-09 an app banner when both ids are set', () => {
  expect(appleAppTag({ appId: '123', affiliateId: 'wave' })).toEqual([
    { tag: 'meta', attributes: { name: 'apple-itunes-app', content: 'app-id=123, affiliate-data=wave' } },
  ]);
});

it('CN-09 pages have the app of the configuration in their head', async () => {
  const read = async (appleApp?: { appId: string; affiliateId: string }) =>
    (await testSite({ publication: { ...publication, appleApp } }).get('/latest/')).text();
  expect(await read({ appId: '123', affiliateId: 'wave' })).toMatch(
    /<meta name="apple-itunes-app" content="app-id=123, affiliate-data=wave"[^>]*>.*<\/head>/s,
  );
  expect(await read({ appId: '123', affiliateId: '' })).not.toContain('apple-itunes-app');
});
