import { expect, it } from 'vitest';
import { appleAppTag } from './apple-app-tag.ts';

it.each([
  [undefined],
  [{}],
  [{ appId: '123' }],
  [{ affiliateId: 'wave' }],
  [{ appId: '', affiliateId: 'wave' }],
])('CN-09 no app is told of with %j', (app) => {
  expect(appleAppTag(app)).toEqual([]);
});

it('CN-09 an app is told of when both ids are there', () => {
  expect(appleAppTag({ appId: '123', affiliateId: 'wave' })).toEqual([
    { tag: 'meta', attributes: { name: 'apple-itunes-app', content: 'app-id=123, affiliate-data=wave' } },
  ]);
});
