const { FUZZ_SEED = '1', FUZZ_SHARE = '1', FUZZ_RUNS = '' } = process.env;

/**
 * Seeds for a test with random input. They follow each other from a first one, which is another for every commit;
 * `npm test` tries a part of them.
 */
export function fuzzSeeds(runs: number, first = Number(FUZZ_SEED), share = Number(FUZZ_SHARE)): number[] {
  return Array.from({ length: Math.ceil(runs * share) }, (_, index) => first + index);
}

/**
 * Seeds for a test whose runs cost much and find much: few in `npm test`, many in `npm run test:all`, and as many as
 * `FUZZ_RUNS` says where it is run by hand.
 */
export const manyFuzzSeeds = (
  { core, all }: { core: number; all: number },
  byHand = Number(FUZZ_RUNS),
  share = Number(FUZZ_SHARE),
): number[] => fuzzSeeds(byHand || (share < 1 ? core : all), Number(FUZZ_SEED), 1);

/** The part of a list of cases that `npm test` tries: another one for every commit, so that all are tried in turn. */
export function fuzzPart<Case>(
  cases: readonly Case[],
  first = Number(FUZZ_SEED),
  share = Number(FUZZ_SHARE),
): Case[] {
  const parts = Math.max(1, Math.round(1 / share));
  return cases.filter((_, index) => index % parts === first % parts);
}

/** For the message of a failed assertion: the run with this seed is then the first. */
export const repeatWith = (seed: number | undefined) => `repeat it with FUZZ_SEED=${seed}`;
