import { describe, expect, it } from 'vitest';
import { cutIntoPieces } from './cut-into-pieces.ts';

describe('cutting a text into pieces', () => {
  it.each([
    ['tokens', '', []],
    ['tokens', '   \n ', []],
    ['tokens', 'The cat sat', ['The', ' cat', ' sat']],
    ['tokens', 'Seven settings to change.', ['Seven', ' sett', 'ings', ' to', ' change', '.']],
    ['tokens', 'Antidisestablishmentarianism', ['Antid', 'isest', 'ablis', 'hment', 'arian', 'ism']],
    ['tokens', 'It is 2026, don’t', ['It', ' is', ' 202', '6', ',', ' don’t']],
    ['tokens', 'Привет', ['Пр', 'ив', 'ет']],
    ['words', ' two  words\n', ['two', 'words']],
    ['characters', 'né👩‍👧', ['n', 'é', '👩‍👧']],
  ] as const)('%s of %j', (unit, text, expected) => {
    expect(cutIntoPieces(text, unit)).toEqual(expected);
  });

  it('loses no character but spaces, whatever the text', () => {
    const text = 'A $5 note,\ttwo 😀 and سلام عليكم: 100% <b>bold</b> naïveté’s'.repeat(3);
    expect(cutIntoPieces(text, 'tokens').join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});
