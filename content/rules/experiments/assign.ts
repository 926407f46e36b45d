import type { AbTest, AbTestState } from '../../entities/ab-test.ts';
import type { CriteriaFacts } from '../../entities/criteria.ts';
import { excludedBucket, experimentCookie } from '../../limits.ts';
import { matchesCriteria } from '../criteria.ts';
import { firstOf } from '../request-facts.ts';
import { assignmentText, parseAssignment } from './assignment-text.ts';
import { bucketOfSlot, pickSlot } from './choose-bucket.ts';

/** A cookie to be set; it ends with its test. */
export interface ExperimentCookie {
  name: string;
  value: string;
  endDate: string;
}

export interface Assignment {
  /** The one test this reader is in on this page; a test whose criteria do not hold here is none. */
  state: AbTestState | undefined;
  /** What was found out just now and has to be remembered. */
  cookies: readonly ExperimentCookie[];
}

export interface AssignInput {
  /** Those that run now, in the order of the configuration. */
  running: readonly AbTest[];
  cookies: Readonly<Record<string, string | undefined>>;
  facts: CriteriaFacts;
  random: () => number;
  /** Tests that may assign new readers here; assignments to the others stay. All by default. */
  mayEnter?: (test: AbTest) => boolean;
}

const nobody: Assignment = { state: undefined, cookies: [] };

const excludedCookie = (id: string): string => `${experimentCookie}_${id}`;

/**
 * A reader is in one test at a time, and stays in its bucket while the test's version is the same. A reader who is
 * left out of a test gets a cookie that says so, and may be assigned to the next.
 */
export function assignExperiment(input: AssignInput): Assignment {
  const { running, facts } = input;
  if (running.length === 0 || facts.isCrawler) return nobody;
  const held = heldAssignment(input);
  if (held) return matchesCriteria(held.test.criteria, facts) ? { state: held.state, cookies: [] } : nobody;
  const cookies: ExperimentCookie[] = [];
  for (const test of running) {
    if (input.mayEnter?.(test) === false || !matchesCriteria(test.criteria, facts)) continue;
    if (wasExcluded(test, input.cookies)) continue;
    const { id, version, endDate } = test;
    const bucket = bucketOfSlot(test.allocations, pickSlot(input.random));
    const state = { id, version, bucket };
    const value = assignmentText(state);
    if (bucket !== excludedBucket)
      return { state, cookies: [...cookies, { name: experimentCookie, value, endDate }] };
    cookies.push({ name: excludedCookie(id), value, endDate });
  }
  return { state: undefined, cookies };
}

function heldAssignment({ running, cookies }: AssignInput): { test: AbTest; state: AbTestState } | undefined {
  const state = parseAssignment(firstOf(cookies, experimentCookie));
  const test = state && configuredTest(running, state);
  return state && test ? { test, state } : undefined;
}

function wasExcluded({ id, version }: AbTest, cookies: AssignInput['cookies']): boolean {
  const state = parseAssignment(firstOf(cookies, excludedCookie(id)));
  return state?.id === id && state.version === version && state.bucket === excludedBucket;
}

/** The test a state is of, when the configuration has it in this version and with this bucket. */
function configuredTest<Test extends Pick<AbTest, 'id' | 'version' | 'allocations'>>(
  tests: readonly Test[],
  state: AbTestState,
): Test | undefined {
  return tests.find(
    ({ id, version, allocations }) =>
      id === state.id &&
      version === state.version &&
      allocations.some(({ bucket }) => bucket === state.bucket),
  );
}

/** `?abTest=stickyCta:1:test`, whether or not the test runs: staff look before its start. */
export function forcedState(
  tests: readonly AbTest[],
  text: string | null | undefined,
): AbTestState | undefined {
  const state = parseAssignment(text);
  return state && configuredTest(tests, state) ? state : undefined;
}
