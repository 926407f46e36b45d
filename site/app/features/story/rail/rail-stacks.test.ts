import { describe, expect, it } from 'vitest';
import type { SizedPiece } from './rail-plan.ts';
import { type SizedItem, stackPieces } from './rail-stacks.ts';

const text = (height: number): SizedItem => ({ height, hasAdBefore: false });
const afterAd = (height: number): SizedItem => ({ height, hasAdBefore: true });
const piece = (block: number, height: number): SizedPiece => ({ piece: { kind: 'embed', block }, height });

/** `from-to: pieces`, with the height of each but the first. */
const read = (items: readonly SizedItem[], pieces: readonly SizedPiece[]) =>
  stackPieces(items, pieces).map(
    ({ from, to, cells }) =>
      `${from}-${to}: ${cells.map(({ piece: shown, height }) => `${shown.kind === 'embed' ? shown.block : ''}${height ? `/${height}` : ''}`).join(' ')}`,
  );

describe('pieces beside a row of the text', () => {
  it.each<[string, SizedItem[], SizedPiece[], string[]]>([
    ['none', [text(900)], [], []],
    ['one stays in sight along the whole row', [text(900), afterAd(900)], [piece(1, 200)], ['1-4: 1']],
    [
      'two share a stretch without an ad; the second stands at its distance from the end',
      [text(1000)],
      [piece(1, 200), piece(2, 200)],
      ['1-3: 1 2/410'],
    ],
    [
      'each stretch between ads has its own, up to where the next begins',
      [text(500), text(500), afterAd(1000), afterAd(1000)],
      [piece(1, 300), piece(2, 300)],
      ['1-4: 1', '4-6: 2'],
    ],
    [
      'several beside one stretch end with it, before the ad that may collapse',
      [text(2000), afterAd(900)],
      [piece(1, 300), piece(2, 300), piece(3, 300)],
      ['1-2: 1 2/790', '2-4: 3'],
    ],
    [
      'what has no space in its stretch moves to the next',
      [text(300), afterAd(1200)],
      [piece(1, 200), piece(2, 200), piece(3, 200)],
      ['1-2: 1', '2-4: 2 3/480'],
    ],
    [
      'an opening lower than its first piece leaves it to the next stretch, beside both',
      [text(200), afterAd(900)],
      [piece(1, 300)],
      ['1-4: 1'],
    ],
    [
      'pieces that fit into no stretch stand together, as high as they are',
      [text(400), afterAd(400)],
      [piece(1, 300), piece(2, 300), piece(3, 300)],
      ['1-4: 1 2 3'],
    ],
  ])('%s', (_what, items, pieces, expected) => {
    expect(read(items, pieces)).toEqual(expected);
  });

  it('no stack with several pieces has an ad inside, and none reaches into the next', () => {
    for (let count = 1; count <= 6; count += 1)
      for (let height = 300; height <= 1500; height += 100) {
        const items = Array.from({ length: 5 }, (_, index) => ({ height, hasAdBefore: index % 2 === 1 }));
        const pieces = Array.from({ length: count }, (_, block) => piece(block, 250));
        const stacks = stackPieces(items, pieces);
        expect(stacks.flatMap(({ cells }) => cells)).toHaveLength(count);
        const isTogether = stacks.length === 1;
        stacks.forEach(({ from, to, cells }, index) => {
          expect(to).toBeLessThanOrEqual(stacks[index + 1]?.from ?? items.length + 2);
          const inside = items.slice(from, to - 1);
          if (cells.length > 1 && !isTogether)
            expect(inside.every(({ hasAdBefore }) => !hasAdBefore)).toBe(true);
        });
      }
  });
});
