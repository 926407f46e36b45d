import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { similarWords } from './similar-words.ts';

it.each([
  ['laptop', 'laptop', 0],
  ['labtop', 'laptop', 1],
  ['lapotp', 'laptop', 1],
  ['latop', 'laptop', 1],
  ['laptopp', 'laptop', 1],
  ['headphnoes', 'headphones', 1],
  ['vaccuums', 'vacuums', 1],
  ['televisoin', 'television', 1],
  ['abc', 'xyz', 3],
  ['a', 'abcdef', 3],
])('SR-15 from %s to %s it is %i', (a, b, expected) => {
  expect(editDistance(a, b, 2)).toBe(expected);
});

describe('similarWords', () => {
  const known = [
    { word: 'laptop', documents: 300 },
    { word: 'laptops', documents: 200 },
    { word: 'desktop', documents: 90 },
    { word: 'gone', documents: 0 },
    { word: 'vpn', documents: 50 },
  ];
  it.each([
    ['labtop', ['laptop']],
    ['aptop', []],
    ['labtops', ['laptops']],
    ['gonee', []],
    ['vpm', []],
    ['xq7zz', []],
  ])('SR-15 %s may be %j', (word, expected) => {
    expect(similarWords(word, known, 3).map((found) => found.word)).toEqual(expected);
  });
});
