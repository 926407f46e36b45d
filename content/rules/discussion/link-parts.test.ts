import { describe, expect, it } from 'vitest';
import { countLinks, linkParts } from './link-parts.ts';

describe('links in comments', () => {
  it.each([
    ['no address at all', [{ text: 'no address at all' }]],
    [
      'see https://example.com/a?b=1. Yes',
      [
        { text: 'see ' },
        { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
        { text: '. Yes' },
      ],
    ],
    ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
    ['https://bank.example@evil.example/', [{ text: 'https://bank.example@evil.example/' }]],
    [
      '<a href="https://evil.example/">x</a>',
      [
        { text: '<a href="' },
        { text: 'https://evil.example/', href: 'https://evil.example/' },
        { text: '">x</a>' },
      ],
    ],
    ['http://[bad/', [{ text: 'http://[bad/' }]],
  ])('CM-08 %s', (text, expected) => {
    expect(linkParts(text)).toEqual(expected);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('counts them', () => expect(countLinks('https://a.example https://b.example/ ftp://c')).toBe(2));
});
