import { describe, expect, it } from 'vitest';
import { fuzzSeeds, manyFuzzSeeds } from '#content/document/test/fuzz-seeds.ts';
import { firstSeed, fuzzEnvironment } from './fuzz.ts';

const commit = 'f7a46f005da0aad3193beb375227377f44ed3331';

describe('seeds of tests with random input', () => {
  it('are those of the commit, unless a variable repeats one', () => {
    const seed = firstSeed(undefined, commit);
    expect(Number.isInteger(seed) && seed >= 0).toBe(true);
    expect(firstSeed('', commit)).toBe(seed);
    expect(firstSeed(undefined, '58ee1ff3b8e6746cd12aa1887f82d561ebd425fb')).not.toBe(seed);
    expect(firstSeed('42', commit)).toBe(42);
    expect(firstSeed(undefined, undefined)).toBe(1);
  });

  it.each([
    ['all', 10, [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
    ['core', 10, [7, 8]],
    ['core', 3, [7]],
  ] as const)('are in the suite %s as many as %i asks for, or a fifth', (suite, runs, seeds) => {
    expect(fuzzSeeds(runs, 7, Number(fuzzEnvironment(suite).FUZZ_SHARE))).toEqual(seeds);
  });

  it.each([
    ['all', 0, 5],
    ['core', 0, 2],
    ['core', 7, 7],
  ] as const)(
    'of runs that cost much the suite %s has its own number, unless %i are wanted',
    (suite, byHand, count) => {
      const share = Number(fuzzEnvironment(suite).FUZZ_SHARE);
      expect(manyFuzzSeeds({ core: 2, all: 5 }, byHand, share)).toHaveLength(count);
    },
  );
});
