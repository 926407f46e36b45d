import { describe, expect, it } from 'vitest';
import type { TextPiece } from '#content/entities/smart-search-results.ts';
import { excerpt, markText } from './mark-text.ts';

const show = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const stems = new Set(['laptop', 'cancel', 'nois', 'caf']);

describe('markText', () => {
  it.each([
    ['The best laptops, tested', 'The best [laptops], tested'],
    ['Noise-canceling it is', '[Noise-canceling] it is'],
    ['A Café noir', 'A [Café] noir'],
    ['<b>laptop</b> & co', '<b>[laptop]</b> & co'],
    ['nothing here', 'nothing here'],
    ['', ''],
    ['laptop’s end', '[laptop’s] end'],
    ['😀 laptop 😀', '😀 [laptop] 😀'],
  ])('SR-10 marks %j as %j', (text, expected) => {
    expect(show(markText(text, stems))).toBe(expected);
  });

  it('SR-12 the pieces in a row are the text, whatever it is', () => {
    const text = '<script>alert("laptop")</script> \u202eabc laptop';
    expect(
      markText(text, stems)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerpt', () => {
  const filler = 'Words that say little follow one another here. '.repeat(20);
  it('SR-10 shows the sentence where most of the words stand', () => {
    const shown = show(
      excerpt(`${filler}A laptop alone. ${filler}Noise canceling on a laptop. ${filler}`, stems),
    );
    expect(shown).toMatch(/^… \[Noise canceling\] on a \[laptop\]\./);
    expect(shown).toMatch(/ …$/);
    expect(shown.length).toBeLessThan(260);
  });
  it('SR-10 keeps the lines of a list apart, and sentences as they are', () => {
    expect(show(excerpt('Superb laptop\nHeavy after two hours.\nNo wires', stems))).toBe(
      'Superb [laptop] · Heavy after two hours. No wires',
    );
  });
  it('SR-10 a short text is shown whole, one without the words not at all', () => {
    expect(show(excerpt('My laptop is here.', stems))).toBe('My [laptop] is here.');
    expect(excerpt(filler, stems)).toEqual([]);
  });
  it('SR-12 holds with one endless word', () => {
    const pieces = excerpt(`laptop ${'x'.repeat(100_000)}`, stems);
    expect(show(pieces).length).toBeLessThan(300);
  });
});
