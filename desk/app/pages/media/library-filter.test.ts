import { expect, it } from 'vitest';
import { chips, filterOf, isChipOn, mediaPath, shownText } from './library-filter.ts';

it.each([
  ['', {}],
  ['q=harbor&alt=missing', { q: 'harbor', alt: 'missing' }],
  ['rights=ended&use=used', { rights: 'ended', use: 'used' }],
  ['rights=never&alt=1&use=x&q=', {}],
])('reads ?%s', (query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
});

it('writes what it reads', () => {
  expect(mediaPath({ q: 'two words', rights: 'ending' })).toBe('/media/?q=two+words&rights=ending');
  expect(mediaPath({}, 'a/b')).toBe('/media/a%2Fb');
  for (const { filter } of chips)
    expect(filterOf(new URLSearchParams(mediaPath(filter).split('?')[1]))).toEqual(filter);
});

it('one chip is on', () => {
  expect(chips.filter((chip) => isChipOn(chip, { q: 'x', use: 'unused' })).map(({ name }) => name)).toEqual([
    'Not used',
  ]);
});

it.each([
  [{}, 48, true, '48 of 1,200'],
  [{}, 1200, false, '1,200 of 1,200'],
  [{ alt: 'missing' }, 48, true, '48 of 70'],
  [{ q: 'harbor' }, 3, false, '3 of 3'],
  [{ q: 'harbor' }, 48, true, '48 and more'],
  [{ q: 'harbor', alt: 'missing' }, 48, true, '48 and more'],
  [{ use: 'used' }, 48, true, '48 and more'],
] as const)('says how many of %j are shown', (filter, shown, hasMore, text) => {
  const counts = { all: 1200, undescribed: 70, ended: 1, ending: 2, unused: 3 };
  expect(shownText(filter, shown, hasMore, counts)).toBe(text);
});
