import { correctionCodewords } from './error-correction.ts';
import { qrVersions } from './qr-tables.ts';

interface QrCodewords {
  /** From 1. */
  version: number;
  codewords: number[];
}

/** A text in byte mode, with its error correction; undefined if it is longer than version 10 holds. */
export function qrCodewords(text: string): QrCodewords | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = qrVersions.findIndex(
    ({ blocks }, position) => sum(blocks) * 8 >= 4 + lengthBits(position + 1) + bytes.length * 8,
  );
  const version = qrVersions[index];
  if (!version) return undefined;
  const data = dataCodewords(bytes, index + 1, sum(version.blocks));
  let start = 0;
  const blocks = version.blocks.map((length) => {
    const block = data.slice(start, start + length);
    start += length;
    return block;
  });
  const corrections = blocks.map((block) => correctionCodewords(block, version.correction));
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** From version 10 on the length has two bytes. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function dataCodewords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  // The text ends with four zeros, if there is space for them, and fills its last byte with more.
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const codewords = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  for (let pad = 0; codewords.length < capacity; pad += 1) codewords.push(pad % 2 === 0 ? 0xec : 0x11);
  return codewords;
}

/** The first of every block, then the second of every block, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}
