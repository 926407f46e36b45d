import { expect, it } from 'vitest';
import { fileProblem, megabytes, progressWords } from './file-problem.ts';

const largest = 20 * 1024 * 1024;

it.each([
  ['harbor.jpg', 4_000_000, 'image/jpeg', undefined],
  ['harbor.avif', 4_000_000, '', undefined],
  ['IMG_0042.HEIC', 2_000_000, '', [/HEIC/, true]],
  ['photo', 2_000_000, 'image/heif', [/HEIC/, true]],
  ['DSC_1.NEF', 2_000_000, '', [/raw/, false]],
  ['agenda.tiff', 2_000_000, 'image/tiff', [/TIFF/, false]],
  ['clip.mov', 2_000_000, 'video/quicktime', [/video/, false]],
  ['agenda.pdf', 2_000_000, 'application/pdf', [/No picture/, false]],
  ['logo.svg', 2000, 'image/svg+xml', [/No picture/, false]],
  ['nothing.jpg', 0, 'image/jpeg', [/empty/, false]],
  ['poster.jpg', 222_298_112, 'image/jpeg', [/212 MB\. The most is 20 MB/, true]],
] as const)('%s of %d bytes', (name, size, type, expected) => {
  const problem = fileProblem({ name, size, type }, largest);
  if (!expected) expect(problem).toBeUndefined();
  else expect(problem).toEqual({ message: expect.stringMatching(expected[0]), canShrink: expected[1] });
});

it.each([
  [500, '1 kB'],
  [90_000, '88 kB'],
  [4_300_000, '4.1 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

it.each([
  [4_300_000, 6_000_000, '4.1 of 5.7 MB'],
  [50_000, 6_000_000, '49 kB of 5.7 MB'],
  [10_000, 90_000, '10 of 88 kB'],
])('writes %d of %d bytes as %s', (sent, size, text) => {
  expect(progressWords(sent, size)).toBe(text);
});
