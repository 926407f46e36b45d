import { qrCodewords } from './qr-codewords.ts';
import { qrVersions } from './qr-tables.ts';

/** Rows of modules; true is dark. */
export type QrModules = boolean[][];

/** Which modules a mask inverts, by its number. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The QR code of a text (ISO/IEC 18004, byte mode, level M); undefined for a text of more than 213 bytes. */
export function qrModules(text: string): QrModules | undefined {
  const found = qrCodewords(text);
  if (!found) return undefined;
  const { version, codewords } = found;
  const { modules, isFixed } = fixedPatterns(version);
  placeCodewords(modules, isFixed, codewords);
  const masked = masks.map((isInverted, mask) => {
    const copy = modules.map((row, y) =>
      row.map((dark, x) => (isFixed[y]?.[x] ? dark : dark !== isInverted(x, y))),
    );
    placeFormat(copy, mask);
    return copy;
  });
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function fixedPatterns(version: number): { modules: QrModules; isFixed: QrModules } {
  const size = 17 + 4 * version;
  const square = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const modules = square();
  const isFixed = square();
  const set = (x: number, y: number, dark: boolean) => {
    const [row, fixed] = [modules[y], isFixed[y]];
    if (!row || !fixed || x < 0 || x >= size) return;
    row[x] = dark;
    fixed[x] = true;
  };
  /** A square of rings around a center: dark where the distance is none of the light ones. */
  const rings = (centerX: number, centerY: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        set(centerX + x, centerY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const centers = qrVersions[version - 1]?.alignment ?? [];
  for (const y of centers)
    for (const x of centers) {
      const isInCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isInCorner) rings(x, y, 2, [1]);
    }
  // Reserved for the format, which depends on the mask; the module above its lower part is always dark.
  for (let at = 0; at < 9; at += 1) {
    if (at !== 6) {
      set(at, 8, false);
      set(8, at, false);
    }
    if (at < 8) {
      set(size - 1 - at, 8, false);
      set(8, size - 1 - at, at === 7);
    }
  }
  if (version >= 7) {
    const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1;
      const [across, along] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(across, along, dark);
      set(along, across, dark);
    }
  }
  return { modules, isFixed };
}

/** Division of polynomials over two elements. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  while (rest >> degree > 0) rest ^= divisor << (31 - Math.clz32(rest) - degree);
  return rest;
}

/** Two columns at a time from the right, up and down in turn, around the fixed patterns. */
function placeCodewords(modules: QrModules, isFixed: QrModules, codewords: readonly number[]): void {
  const size = modules.length;
  let bit = 0;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (!row || isFixed[y]?.[x]) continue;
        row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
    isUpwards = !isUpwards;
  }
}

/** Level M is 00; five bits and their ten of error correction, twice. */
function placeFormat(modules: QrModules, mask: number): void {
  const size = modules.length;
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    if (row) row[x] = dark;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    // Around the upper left corner, past the timing patterns; then split between the other two.
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : bit;
    if (bit < 8) set(8, along, dark);
    else set(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(size - 1 - bit, 8, dark);
    else set(8, size - 15 + bit, dark);
  }
}

const finder = '10111010000';
const finderBackwards = '00001011101';

/** How hard a code is to read, by the four rules of the standard. */
function penalty(modules: QrModules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  let points = 0;
  for (const line of [...modules, ...columns].map(textOf)) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let at = 0; at + finder.length <= size; at += 1) {
      const part = line.slice(at, at + finder.length);
      if (part === finder || part === finderBackwards) points += 40;
    }
  }
  let dark = 0;
  modules.forEach((row, y) => {
    row.forEach((module, x) => {
      if (module) dark += 1;
      const next = modules[y + 1];
      if (x + 1 < size && next && row[x + 1] === module && next[x] === module && next[x + 1] === module)
        points += 3;
    });
  });
  const percent = (dark * 100) / (size * size);
  return points + 10 * Math.floor(Math.abs(percent - 50) / 5);
}

const textOf = (line: readonly boolean[]) => line.map((dark) => (dark ? '1' : '0')).join('');
