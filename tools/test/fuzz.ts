import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Suite } from './suite.ts';

/** Outside a repository, as in an archive of the source, all runs begin here. */
const seedWithoutCommit = 1;
const seeds = 2 ** 31;

/** Where tests with random input begin: every commit tries others. `FUZZ_SEED` repeats the run that a failure named. */
export function firstSeed(variable: string | undefined, commit: string | undefined): number {
  if (variable) return Number(variable);
  if (!commit) return seedWithoutCommit;
  return createHash('sha256').update(commit).digest().readUInt32BE() % seeds;
}

function readCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** What `content/document/test/fuzz-seeds.ts` reads: a fifth of the runs is enough for `npm test`. */
export const fuzzEnvironment = (suite: Suite) => ({
  FUZZ_SEED: String(firstSeed(process.env.FUZZ_SEED, readCommit())),
  FUZZ_SHARE: suite === 'core' ? '0.2' : '1',
});
