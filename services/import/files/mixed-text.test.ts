import { expect, it } from 'vitest';
import { createMixedText } from './mixed-text.ts';

function read(...pieces: readonly (readonly number[])[]) {
  const mixed = createMixedText();
  const text = pieces.map((piece) => mixed.add(Uint8Array.from(piece))).join('') + mixed.end();
  return [text, mixed.otherBytes];
}
const utf8 = (text: string) => [...Buffer.from(text)];

it.each([
  ['only UTF-8', [utf8('Größe – 灯 🏮')], 'Größe – 灯 🏮', 0],
  ['a mark at the start', [[0xef, 0xbb, 0xbf, ...utf8('a')]], 'a', 0],
  ['a character cut between two pieces', [[0xc3], [0xb6]], 'ö', 0],
  ['a lamp of four bytes in four pieces', utf8('🏮').map((byte) => [byte]), '🏮', 0],
  ['one byte of Windows-1252', [[...utf8('Gr'), 0xf6, ...utf8('ße')]], 'Größe', 1],
  ['quotes of Windows-1252', [[0x93, 0x61, 0x94]], '“a”', 2],
  ['such a byte before UTF-8', [[0xe9, ...utf8('é')]], 'éé', 1],
  ['such a byte at the end', [[0x61, 0xe9]], 'aé', 1],
  ['such a byte at the end of a piece', [[0x61, 0xe9], [0x61]], 'aéa', 1],
  ['nothing', [[]], '', 0],
])('reads %s', (_name, pieces, text, otherBytes) => {
  expect(read(...pieces)).toEqual([text, otherBytes]);
});
