import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const draws = (seed: string) => {
  const random = randomFrom(seed);
  return Array.from({ length: 200 }, () => random.next());
};

describe('seeded random numbers', () => {
  it('repeats for a seed and differs between neighbors', () => {
    expect(draws('laptops/1')).toEqual(draws('laptops/1'));
    expect(draws('laptops/1')).not.toEqual(draws('laptops/2'));
  });

  it('stays in range and reaches both ends of whole numbers', () => {
    for (const number of draws('range')) expect(number >= 0 && number < 1).toBe(true);
    const random = randomFrom('dice');
    const rolls = new Set(Array.from({ length: 300 }, () => random.whole(1, 6)));
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is not lopsided', () => {
    const all = draws('middle');
    const mean = all.reduce((sum, number) => sum + number, 0) / all.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  });
});
