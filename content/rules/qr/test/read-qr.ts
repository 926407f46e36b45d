import { correctionCodewords } from '../error-correction.ts';
import type { QrModules } from '../qr-modules.ts';
import { qrVersions } from '../qr-tables.ts';

/** Reads a flawless code of level M in byte mode: format, mask, codewords, their correction, text. */
export function readQr(modules: QrModules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const table = qrVersions[version - 1];
  if (!table) throw new Error(`no code has ${size} modules`);
  const at = (x: number, y: number) => (modules[y]?.[x] ? 1 : 0);
  // The first five bits of the format, from left to right below the upper left corner.
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + at(x, 8), 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error('not level M');
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const mask = masks[format & 7];
  const last = table.alignment.at(-1) ?? 0;
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (x > size - 9 && y < 9) ||
    (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) ||
    table.alignment.some((cx) =>
      table.alignment.some((cy) => {
        const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
        return !isCorner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
      }),
    );
  const bits: number[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(at(x, y) ^ (mask?.(x, y) === 0 ? 1 : 0));
    }
  }
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  const blocks: number[][] = table.blocks.map(() => []);
  const corrections: number[][] = table.blocks.map(() => []);
  let next = 0;
  for (let index = 0; index < Math.max(...table.blocks); index += 1)
    table.blocks.forEach((length, block) => {
      if (index < length) blocks[block]?.push(codewords[next++] ?? 0);
    });
  for (let index = 0; index < table.correction; index += 1)
    for (const correction of corrections) correction.push(codewords[next++] ?? 0);
  blocks.forEach((block, index) => {
    if (String(correctionCodewords(block, table.correction)) !== String(corrections[index]))
      throw new Error(`block ${index} does not fit its correction`);
  });
  const text = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(text.slice(4, 4 + lengthBits), 2);
  const start = 4 + lengthBits;
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, index) =>
      Number.parseInt(text.slice(start + index * 8, start + index * 8 + 8), 2),
    ),
  );
}
