import { describe, expect, it } from 'vitest';
import { correctionCodewords } from './error-correction.ts';
import { qrCodewords } from './qr-codewords.ts';
import { qrModules } from './qr-modules.ts';
import { qrPath, qrSide } from './qr-path.ts';
import { readQr } from './test/read-qr.ts';

describe('QR codes', () => {
  it('corrects errors as the example of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionCodewords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it.each([
    [1, 1],
    [14, 1],
    [15, 2],
    [62, 4],
    [63, 5],
    [122, 7],
    [180, 9],
    [181, 10],
    [213, 10],
    [214, undefined],
  ])('puts %i bytes into version %s', (length, version) => {
    expect(qrCodewords('x'.repeat(length))?.version).toBe(version);
  });

  it.each([
    'https://wavelength.example/',
    'https://wavelength.example/article/chip-shortage-over-power-shortage-starting/',
    `https://wavelength.example/article/${'a-long-slug-'.repeat(14)}/`,
    'ü and 漢字',
    '',
  ])('can be read: %s', (text) => {
    expect(readQr(qrModules(text) ?? [])).toBe(text);
  });

  it('is one path of rectangles inside a margin', () => {
    const modules = qrModules('x') ?? [];
    expect([modules.length, qrSide(modules)]).toEqual([21, 29]);
    expect(qrPath(modules)).toMatch(/^M4 4h7v1h-7z(?:M\d+ \d+h\d+v1h-\d+z)+$/);
    const dark = modules.flat().filter(Boolean).length;
    const covered = [...qrPath(modules).matchAll(/z|h(\d+)/g)].reduce(
      (sum, [, run]) => sum + Number(run ?? 0),
      0,
    );
    expect(covered).toBe(dark);
  });
});
