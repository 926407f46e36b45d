import { expect, it } from 'vitest';
import { countableQuery, relatedQueries } from './popular-query.ts';

it.each([
  ['Best  Laptops!', 'best laptops'],
  ['order 4711234567', undefined],
  ['one two three four five six seven', undefined],
  ['x', undefined],
  ['!!!', undefined],
  [`a${'b'.repeat(60)}`, undefined],
  ['5g', '5g'],
])('AP-20 %j is counted as %s', (text, expected) => {
  expect(countableQuery(text)).toBe(expected);
});

it('SR-10 related queries share a word that means something', () => {
  const popular = ['best laptops', 'the best', 'laptop battery', 'robot vacuum'];
  expect(relatedQueries('laptops', popular, 5)).toEqual(['best laptops', 'laptop battery']);
  expect(relatedQueries('best laptops', popular, 1)).toEqual(['the best']);
});
