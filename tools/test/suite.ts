/**
 * Which tests run. `npm test` sets `TESTS=core`: tests tagged `@all` and repetitions on the second database are left to
 * `npm run test:all`. Without the variable, as when one file is run by hand, everything runs.
 */
export const suiteVariable = 'TESTS';

export type Suite = 'core' | 'all';

export const chosenSuite = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Suite => (environment[suiteVariable] === 'core' ? 'core' : 'all');

/** The tag of tests that only `npm run test:all` runs. */
export const allTag = '@all';
