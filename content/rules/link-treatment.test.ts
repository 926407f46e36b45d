import { describe, expect, it } from 'vitest';
import { isSafeLink, treatLink } from './link-treatment.ts';

const own = ['wavelength.example', ...Array.from({ length: 8 }, (_, index) => `sister${index}.example`)];
const nofollow = 'noopener nofollow';

describe('link treatment', () => {
  it.each([
    ['CL-44', '/about/', { kind: 'screen', href: '/about/' }],
    ['CL-44', '#comments', { kind: 'screen', href: '#comments' }],
    ['CL-44', 'https://wavelength.example/latest/?a=1#b', { kind: 'screen', href: '/latest/?a=1#b' }],
    ['CL-44', 'https://sister7.example/x', { kind: 'own', href: 'https://sister7.example/x' }],
    ['CL-45', 'https://other.example/', { kind: 'other', href: 'https://other.example/', rel: nofollow }],
    ['CL-45', '//other.example/x', { kind: 'other', href: 'https://other.example/x', rel: nofollow }],
    ['CL-45', '/\\other.example/x', { kind: 'other', href: 'https://other.example/x', rel: nofollow }],
    [
      'CL-45',
      'https://wavelength.example.evil.example/',
      { kind: 'other', href: 'https://wavelength.example.evil.example/', rel: nofollow },
    ],
    [
      'CL-45',
      'https://wavelength.example@evil.example/',
      { kind: 'other', href: 'https://wavelength.example@evil.example/', rel: nofollow },
    ],
    [
      'CL-45',
      'mailto:desk@wavelength.example',
      { kind: 'other', href: 'mailto:desk@wavelength.example', rel: nofollow },
    ],
  ])('%s %s', (_id, href, expected) => {
    expect(treatLink(href, own)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://wavelength.example/1',
    'https://',
    '',
  ])('CL-45 ART-08 rejects %j', (href) => {
    expect(treatLink(href, own)).toEqual({ kind: 'rejected' });
    expect(isSafeLink(href)).toBe(false);
  });

  it('CL-46 treats all nine own domains as ours', () => {
    expect(own).toHaveLength(9);
    for (const domain of own) expect(treatLink(`https://${domain}/`, own).kind).not.toBe('other');
  });
});
