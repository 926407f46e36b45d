import { describe, expect, it } from 'vitest';
import { compareWords, isClean, noParts, type PartCounts } from './account.ts';

const account = (lost: number, parts: Partial<PartCounts> = {}, marked = 0) => ({
  words: { before: 100, after: 100 - lost, lost },
  parts: { ...noParts(), ...parts },
  marked,
});
const one = { preserved: 3, changed: 0, lost: 1 };

describe('a story is clean', () => {
  it.each([
    ['with every word', account(0), true],
    ['without 2 % of its words', account(2), true],
    ['without 3 % of its words', account(3), false],
    ['with a changed embed', account(0, { embeds: { preserved: 0, changed: 1, lost: 0 } }), true],
    ['without an embed', account(0, { embeds: one }), false],
    ['without a picture', account(0, { pictures: one }), false],
    ['without a table', account(0, { tables: one }), false],
    ['without a caption', account(0, { captions: one }), false],
    ['without a comment', account(0, { comments: one }), false],
    ['with a part that only editors see', account(0, {}, 1), false],
  ])('%s: %j', (_name, of, clean) => {
    expect(isClean(of)).toBe(clean);
  });

  it.each([
    ['the same', 'One two, two!', 'two ONE two', 0],
    ['a word less', 'one two two', 'one two', 1],
    ['other words added', 'one two', 'two three four five', 1],
    ['an address that became an embed', 'one https://youtu.be/abc', 'one', 0],
    ['nothing', '', '', 0],
  ])('words: %s', (_name, before, after, lost) => {
    expect(compareWords(before, after).lost).toBe(lost);
  });
});
