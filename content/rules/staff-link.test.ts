import { expect, it } from 'vitest';
import { staffLink } from './staff-link.ts';

const baseUrl = 'https://desk.test/cms/';

it('ART-20 leads staff to the form of the story, by id and content type', () => {
  expect(staffLink({ baseUrl, id: 'a/42', contentType: 'article' })).toBe(
    'https://desk.test/cms/content/article/a%2F42/edit/',
  );
});

it('ART-21 leads from a feature to the form that makes pages', () => {
  expect(staffLink({ baseUrl, id: '7', contentType: 'feature' })).toBe(
    'https://desk.test/cms/pages/create/?pageId=7',
  );
});

it('ROLE-06 ART-20 leads to a path of this site when the publication names one', () => {
  const own = { baseUrl: '/desk/stories/', id: '42' };
  expect(staffLink({ ...own, contentType: 'video' })).toBe('/desk/stories/content/video/42/edit/');
  expect(staffLink({ ...own, contentType: 'feature' })).toBe('/desk/stories/pages/create/?pageId=42');
});

it.each([
  [undefined, 'article'],
  ['42', undefined],
  ['', 'article'],
  ['42', ''],
])('ART-22 leads nowhere for id %o and type %o', (id, contentType) => {
  expect(staffLink({ baseUrl, id, contentType })).toBeUndefined();
});
