import { describe, expect, it } from 'vitest';
import { chapterMinutes } from './chapter-minutes.ts';

const text = (words: number) => `<p>${'word '.repeat(words)}</p>`;

describe('minutes of chapters', () => {
  it.each([
    ['an empty body', '', []],
    ['no chapters', text(3000), []],
    ['one chapter', `<h2>A</h2>${text(500)}`, []],
    ['short chapters take a minute', `<h2>A</h2>${text(5)}<h2>B</h2>${text(5)}`, [1, 1]],
  ])('%s', (_name, body, minutes) => {
    expect(chapterMinutes(body)).toEqual(minutes);
  });

  it('counts the opening into the first chapter, and no shortcode', () => {
    const [first = 0, second = 0] = chapterMinutes(
      `${text(2000)}[shortcode type="chart" uuid="x"]<h2>A</h2>${text(500)}<H2 id="b">B</H2>${text(500)}`,
    );
    expect(first).toBeGreaterThan(second * 3);
  });

  it('holds with forty chapters', () => {
    expect(chapterMinutes('<h2>A</h2><p>B</p>'.repeat(40))).toHaveLength(40);
  });
});
