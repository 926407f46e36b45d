import { describe, expect, it } from 'vitest';
import { acceptedEncodings, chooseEncoding } from './encodings.ts';
import { entityTag, holdsContent } from './entity-tags.ts';

describe('the encoding a reader gets', () => {
  const both = { br: true, gzip: true };
  it.each([
    ['gzip, deflate, br, zstd', both, 'br'],
    ['gzip', both, 'gzip'],
    ['br', { br: false, gzip: true }, 'identity'],
    ['gzip, br', { br: false, gzip: true }, 'gzip'],
    ['br;q=0, gzip;q=0.5', both, 'gzip'],
    ['GZIP', both, 'gzip'],
    ['*', both, 'br'],
    ['*;q=0', both, 'identity'],
    ['identity', both, 'identity'],
    ['gzip;q=nonsense', both, 'identity'],
    ['', both, 'identity'],
    [undefined, both, 'identity'],
    ['gzip, br', { br: false, gzip: false }, 'identity'],
  ] as const)('%s', (header, has, expected) => {
    expect(chooseEncoding(acceptedEncodings(header), has)).toBe(expected);
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"abc"', true],
    ['"abc-gz"', true],
    ['"abc-br"', true],
    ['W/"abc-br"', true],
    ['"other", "abc"', true],
    ['*', true],
    ['"abcd"', false],
    ['"abc-zz"', false],
    ['abc', false],
    ['', false],
  ])('%s', (header, expected) => {
    expect(holdsContent(header, 'abc')).toBe(expected);
  });

  it('has one strong tag per encoding', () => {
    const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => entityTag('abc', encoding));
    expect(new Set(tags).size).toBe(3);
  });
});
