import { expect, it } from 'vitest';
import { chips, filterOf, isChipOn, mediaPath } from './library-filter.ts';

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
