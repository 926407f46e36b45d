import { describe, expect, it } from 'vitest';
import { parseReadChapters, withReadChapters } from './read-chapters.ts';

const tokens = { path: '/article/tokens/', chapters: ['h-what', 'h-why'] };

describe('chapters read on this device', () => {
  it.each([
    ['nothing', null, []],
    ['the chapters of one explainer', JSON.stringify([tokens]), [tokens]],
    ['no JSON', '{"a', []],
    ['another shape', '{"path":"/a/"}', []],
    [
      'one good of four',
      JSON.stringify([null, { path: 7 }, { path: '/a/', chapters: 'x' }, tokens]),
      [tokens],
    ],
    [
      'an id that is none',
      JSON.stringify([{ path: '/a/', chapters: [1, 'h-b'] }]),
      [{ path: '/a/', chapters: ['h-b'] }],
    ],
  ])('%s', (_name, text, expected) => {
    expect(parseReadChapters(text)).toEqual(expected);
  });

  it('the explainer being read comes first, once', () => {
    const other = { path: '/article/ink/', chapters: ['h-a'] };
    expect(withReadChapters([other, tokens], tokens.path, [...tokens.chapters, 'h-why', 'h-how'])).toEqual([
      { path: tokens.path, chapters: ['h-what', 'h-why', 'h-how'] },
      other,
    ]);
  });

  it('the oldest of more than twenty is forgotten', () => {
    let list = parseReadChapters(null);
    for (let number = 0; number < 25; number += 1)
      list = withReadChapters(list, `/article/${number}/`, ['h-a']);
    expect(list.map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `/article/${24 - index}/`),
    );
  });
});
