import { expect, it } from 'vitest';
import { differentHues } from './report-hues.ts';

const available = ['tech', 'innovation', 'business', 'security'];

it.each([
  ['of their own', ['tech', 'business'], ['tech', 'business']],
  ['shared', ['innovation', 'innovation', 'innovation'], ['innovation', 'tech', 'business']],
  [
    'an own color is left to its story',
    ['innovation', 'innovation', 'tech'],
    ['innovation', 'business', 'tech'],
  ],
  ['more stories than colors', Array(5).fill('tech'), ['tech', 'innovation', 'business', 'security', 'tech']],
  ['of a topic with a color of staff', ['bread', 'bread'], ['bread', 'tech']],
  ['no stories', [], []],
])('parts of a report have different colors: %s', (_case, own, hues) => {
  expect(differentHues(own, available)).toEqual(hues);
});

it('a publication without sections has one color', () => {
  expect(differentHues(['trending', 'trending'], [])).toEqual(['trending', 'trending']);
});
