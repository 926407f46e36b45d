import { describe, expect, it } from 'vitest';
import { documentFrom } from './from-body.ts';
import { minutesToRead, outline, toComeMarks, wordCount } from './story-numbers.ts';

const document = (body: string) => documentFrom({ body, additionalShortcodeData: {} }, []);

describe('numbers of a story', () => {
  it.each([
    ['', 0],
    ['<p>Two words</p><p>and – two</p>', 4],
    ['<p>one<br>two</p><ul><li>three</li><li>four</li></ul>', 4],
    ['<p>un<b>broken</b></p>', 1],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 2],
  ])('%s has %i words', (body, words) => {
    expect(wordCount(document(body))).toBe(words);
  });

  it.each([
    [0, 1],
    [450, 2],
    [1318, 6],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(minutesToRead(words)).toBe(minutes);
  });

  it('lists headings with their places', () => {
    const story = document('<h2>One</h2><p>a</p><h3>Two <em>b</em></h3>');
    expect(outline(story)).toEqual([
      { level: 2, text: 'One', at: 0 },
      { level: 3, text: 'Two b', at: 8 },
    ]);
  });

  it.each([
    ['<p>Cost: TK dollars</p>', ['TK']],
    ['<p>a<br>TKTK</p><ul><li>TK.</li></ul>', ['TKTK', 'TK']],
    ['<p>TKO, aTK, tk, ATKINS</p>', []],
  ])('%s has %j left to come', (body, marks) => {
    const story = document(body);
    expect(toComeMarks(story).map(({ from, to }) => story.textBetween(from, to))).toEqual(marks);
  });
});
