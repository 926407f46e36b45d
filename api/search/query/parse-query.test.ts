import { describe, expect, it } from 'vitest';
import { parseQuery, writeQuery } from './parse-query.ts';

const words = (text: string) =>
  parseQuery(text).map(({ words: all, isPhrase }) => (isPhrase ? `[${all.join(' ')}]` : all.join(' ')));

describe('parseQuery', () => {
  it.each([
    ['noise canceling headphones', ['noise', 'canceling', 'headphones']],
    ['"noise canceling" headphones', ['[noise canceling]', 'headphones']],
    ['“glasses wearers”', ['[glasses wearers]']],
    ['vpn vpn VPN', ['vpn']],
    ['an "open end', ['an', 'open', 'end']],
    ['""', []],
    ['" "', []],
    ['"', []],
  ])('SR-15 reads %j as %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['title:laptop', ['title', 'laptop']],
    ['laptop AND NOT phone', ['laptop', 'and', 'not', 'phone']],
    ['NEAR(a b, 5)', ['near', 'a', 'b', '5']],
    ['lap*', ['lap']],
    ['^laptop', ['laptop']],
    ['{title dek} : x', ['title', 'dek', 'x']],
    ['-laptop +phone', ['laptop', 'phone']],
    ["laptop' & 'phone':*A | !x <-> y", ['laptop', 'phone', 'a', 'x', 'y']],
    ["'; drop table content_search; --", ['drop', 'table', 'content', 'search']],
    ['\u0000\u0007\ud800', []],
    ['%_\\', []],
  ])('SR-12 in %j no sign is an operator', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('SR-15 takes eight words, in phrases too', () => {
    expect(parseQuery('a b c d e f g h i j').length).toBe(8);
    expect(parseQuery(`"${'x y '.repeat(20)}"`)[0]?.words).toHaveLength(8);
  });
});

it('SR-15 writes the query as understood', () => {
  expect(writeQuery(parseQuery('“Power  shortage” in:Ohio?'))).toBe('"power shortage" in ohio');
});
