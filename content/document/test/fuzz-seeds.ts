const { FUZZ_SEED = '1', FUZZ_SHARE = '1' } = process.env;

/**
 * Seeds for a test with random input. They follow each other from a first one, which is another for every commit;
 * `npm test` tries a part of them.
 */
export function fuzzSeeds(runs: number, first = Number(FUZZ_SEED), share = Number(FUZZ_SHARE)): number[] {
  return Array.from({ length: Math.ceil(runs * share) }, (_, index) => first + index);
}

/** For the message of a failed assertion: the run with this seed is then the first. */
export const repeatWith = (seed: number | undefined) => `repeat it with FUZZ_SEED=${seed}`;
