import { describe, expect, it } from 'vitest';
import { truncateHeadline } from './truncate-headline.ts';

const visible = (markup: string) => markup.replace(/<[^>]*>/g, '').replace(/&\w+;/g, 'x');

describe('headline truncation', () => {
  it('CL-40 leaves 106 characters alone and cuts 107 to 106', () => {
    expect(truncateHeadline('a'.repeat(106))).toBe('a'.repeat(106));
    expect(truncateHeadline('a'.repeat(107))).toBe(`${'a'.repeat(105)}…`);
  });

  it('CL-40 counts what readers see: no tags, a reference as one character, an emoji as one', () => {
    const markup = `<em>${'&amp;'.repeat(50)}</em><strong>${'😀'.repeat(56)}</strong>`;
    expect(truncateHeadline(markup)).toBe(markup);
  });

  it.each([
    ['CL-41', `<em>${'a'.repeat(107)}</em>`, `<em>${'a'.repeat(105)}…</em>`],
    [
      'CL-41',
      `<strong>${'a'.repeat(50)}<em>${'b'.repeat(80)}</em></strong>`,
      `<strong>${'a'.repeat(50)}<em>${'b'.repeat(55)}…</em></strong>`,
    ],
    ['CL-41', `<em>x</em>${'a'.repeat(110)}`, `<em>x</em>${'a'.repeat(104)}…`],
    ['CL-41', `a<br>${'b'.repeat(110)}`, `a<br>${'b'.repeat(104)}…`],
    ['CL-41', `${'a'.repeat(104)} ${'b'.repeat(20)}`, `${'a'.repeat(104)}…`],
    ['CL-41', `${'&amp;'.repeat(107)}`, `${'&amp;'.repeat(105)}…`],
  ])('%s %s', (_id, markup, expected) => {
    const cut = truncateHeadline(markup);
    expect(cut).toBe(expected);
    expect([...visible(cut)].length).toBeLessThanOrEqual(106);
  });

  it.each(['<'.repeat(100_000), '&'.repeat(100_000), '<em>'.repeat(25_000)])(
    'CL-41 survives %.8s…',
    (markup) => {
      expect(truncateHeadline(markup).length).toBeLessThanOrEqual(markup.length);
    },
  );
});
