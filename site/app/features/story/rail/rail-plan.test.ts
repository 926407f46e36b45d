import { describe, expect, it } from 'vitest';
import { bareStretch, mostBare, planRail, type RailPiece, type SizedPiece } from './rail-plan.ts';

const sized = (block: number, height: number): SizedPiece => ({ piece: { kind: 'embed', block }, height });
const list = (place: number, height: number): SizedPiece => ({ piece: { kind: 'list', place }, height });
const ad: SizedPiece = { piece: { kind: 'ad' }, height: 280 };
const name = (piece: RailPiece) =>
  piece.kind === 'embed' ? `e${piece.block}` : piece.kind === 'list' ? `l${piece.place}` : piece.kind;
const newsletter: SizedPiece = { piece: { kind: 'newsletter' }, height: 330 };
const read = (rows: readonly (readonly SizedPiece[])[]) =>
  rows.map((row) => row.map(({ piece }) => name(piece)).join(' '));
const row = (height: number, ...placed: SizedPiece[]) => ({ height, placed });

describe('the rail of a long story', () => {
  it.each([
    ['nothing to show leaves it bare', [row(2000)], {}, [''], []],
    ['the ad is at the top', [row(900), row(900)], { ad }, ['ad', ''], []],
    ['no ad in an opening that is too low for it', [row(200), row(900)], { ad }, ['', 'ad'], []],
    [
      'one more ad, and only after 6,000 pixels',
      [row(3000), row(2999), row(900), row(900), row(9000)],
      { ad },
      ['ad', '', '', 'ad', ''],
      [],
    ],
    [
      'pieces keep the section an editor placed them in',
      [row(1000, sized(1, 200), sized(2, 200)), row(1000, sized(3, 200))],
      { pieces: [list(0, 400)] },
      ['e1 e2', 'e3 l0'],
      [],
    ],
    [
      'what has no space moves on, in order',
      [row(400, sized(1, 300), sized(2, 100), sized(3, 10)), row(1000)],
      {},
      ['e1', 'e2 e3'],
      [],
    ],
    ['the last section takes everything left', [row(300, sized(1, 300), sized(2, 300))], {}, ['e1 e2'], []],
    [
      'the supply fills from top to bottom in its order',
      [row(1500), row(1500)],
      { ad, pieces: [list(0, 400), list(1, 400)] },
      ['ad l0', 'l1'],
      [],
    ],
    [
      'the newsletter where nothing else stands',
      [row(1500, sized(1, 900)), row(1500)],
      { pieces: [newsletter] },
      ['e1', 'newsletter'],
      [],
    ],
    [
      'what no section has space for is left',
      [row(700, sized(1, 600)), row(700, sized(2, 600))],
      { pieces: [list(0, 400)] },
      ['e1', 'e2'],
      ['l0'],
    ],
  ] as const)('%s', (_what, rows, supply, expected, left) => {
    const plan = planRail(rows, { pieces: [], ...supply });
    expect(read(plan.rows)).toEqual(expected);
    expect(plan.rest.map(name)).toEqual(left);
  });

  it('no stretch is bare for more than 900 pixels unless the whole supply is used', () => {
    const supply = [list(0, 430), list(1, 520), sized(9, 330)];
    for (let length = 2600; length <= 7000; length += 100)
      for (const sections of [2, 3, 4, 5]) {
        const rows = Array.from({ length: sections }, () => row(length / sections));
        const plan = planRail(rows, { pieces: supply, ad });
        const bare = plan.rows.map((pieces, index) =>
          bareStretch({ height: rows[index]?.height ?? 0, pieces }),
        );
        if (plan.rest.length > 0 || length <= 3600)
          expect(Math.max(...bare), `${length} in ${sections}`).toBeLessThanOrEqual(mostBare);
      }
  });

  it('holds with forty sections and twenty thousand words', () => {
    const rows = Array.from({ length: 40 }, () => row(1650));
    const plan = planRail(rows, { pieces: [list(0, 400)], ad });
    expect(plan.rows).toHaveLength(40);
    expect(plan.rows.flat().filter(({ piece }) => piece.kind === 'ad')).toHaveLength(2);
    expect(plan.rest).toEqual([]);
  });
});
