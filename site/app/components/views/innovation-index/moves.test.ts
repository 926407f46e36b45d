import { describe, expect, it } from 'vitest';
import { placesMoved, sparkline, widestMoves } from './moves.ts';

const trend = (name: string, history: number[], rank = 1, previousRank = 1) => ({
  id: name,
  slug: name,
  name,
  rank,
  previousRank,
  direction: 'same' as const,
  value: history.at(-1) ?? 0,
  history,
});

describe('the moves of the innovation index', () => {
  it.each([
    [1, 3, 2],
    [3, 1, 2],
    [2, 2, 0],
  ])('CP-17 rank %i after rank %i is a move of %i places', (rank, previousRank, places) => {
    expect(placesMoved({ rank, previousRank })).toBe(places);
  });

  it('CP-17 finds the widest rise and the widest fall', () => {
    const moves = widestMoves([
      trend('a', [1, 5]),
      trend('b', [1, 9]),
      trend('c', [9, 7]),
      trend('d', [9, 2]),
    ]);
    expect([moves?.up.name, moves?.down.name]).toEqual(['b', 'd']);
  });

  it.each([[[]], [[trend('a', [1, 2])]], [[trend('a', [])]], [[trend('a', [3, 3]), trend('b', [2, 2])]]])(
    'CP-17 has none when nothing went both ways',
    (trends) => {
      expect(widestMoves(trends)).toBeUndefined();
    },
  );

  it.each([
    [[0, 10, 5], '0.0,20.0 50.0,0.0 100.0,10.0'],
    [[4, 4], '0.0,20.0 100.0,20.0'],
    [[4], ''],
    [[], ''],
  ])('CP-17 renders %j', (values, points) => {
    expect(sparkline(values, 100, 20)).toBe(points);
  });
});
