import { describe, expect, it } from 'vitest';
import { findInLine, foundText } from './find-in-lines.ts';

describe('finding words in a transcript', () => {
  const marked = (line: string, query: string) =>
    findInLine(line, query)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('');
  it.each([
    ['The van merges late.', '', 'The van merges late.'],
    ['The van merges late.', '   ', 'The van merges late.'],
    ['The van merges late.', 'VAN', 'The [van] merges late.'],
    ['Van, van and van', 'van', '[Van], [van] and [van]'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['The van merges late.', 'truck', 'The van merges late.'],
    ['', 'van', ''],
    ['İstanbul, van', 'van', 'İstanbul, van'],
    ['<b>van</b>', '</b>', '<b>van[</b>]'],
  ])('VD-15 in “%s” for “%s”', (line, query, expected) => {
    expect(marked(line, query)).toBe(expected);
  });
  it.each([
    ['a', '3 matches'],
    ['c', '1 match'],
    ['x', 'No matches'],
    [' ', ''],
  ])('counts “%s” over all lines: %s', (query, expected) => {
    expect(foundText(['a b a', 'b c', 'A'], query)).toBe(expected);
  });
});
