import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  [['battery', 'batteries']],
  [['charge', 'charges', 'charged', 'charging']],
  [['cancel', 'canceling', 'cancelling', 'cancels']],
  [['laptop', 'laptops']],
  [['movie', 'movies']],
  [['box', 'boxes']],
  [['watch', 'watches', 'watching', 'watched']],
  [['run', 'running', 'runs']],
  [['sell', 'selling', 'sells']],
  [['try', 'tried', 'tries']],
  [['lens', 'lenses']],
  [['use', 'used', 'using', 'uses']],
  [['video', 'videos']],
])('SR-15 %j are one word', (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

it.each([
  ['news', 'new'],
  ['wireless', 'wire'],
  ['string', 'str'],
  ['speed', 'spe'],
  ['bus', 'bu'],
  ['ios', 'io'],
  ['best', 'be'],
])('SR-15 %s is not %s', (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});

it.each(['4k', '5g', 'qd2', '世界', 'مرحبا', 'a', ''])('SR-15 %j stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});
