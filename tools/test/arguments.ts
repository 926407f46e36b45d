import { parseArgs } from 'node:util';
import type { Suite } from './suite.ts';

export const parts = ['checks', 'unit', 'browser'] as const;
export type Part = (typeof parts)[number];

export interface RunArguments {
  suite: Suite;
  /** Without one all of them run. */
  part?: Part;
  /** `2/3`: the second of three equal shares of the tests. */
  shard?: string;
  /** Files and options for the runner of this part: Vitest or Playwright. */
  forRunner: readonly string[];
}

export class ArgumentsError extends Error {}

/** `[checks|unit|browser] [--all] [--shard=1/2]`; whatever follows a part is passed to its runner. */
export function readArguments(args: readonly string[]): RunArguments {
  const own = args.filter((argument) => /^--(?:all$|shard=)/.test(argument));
  const [first, ...rest] = args.filter((argument) => !own.includes(argument));
  const { values } = parseArgs({
    args: own,
    options: { all: { type: 'boolean' }, shard: { type: 'string' } },
  });
  const part = parts.find((name) => name === first);
  if (first !== undefined && !part) throw new ArgumentsError(`${first} is none of ${parts.join(', ')}`);
  if (rest.length && part === 'checks') throw new ArgumentsError(`${rest[0]}: checks have no options`);
  if (values.shard !== undefined && !isShard(values.shard))
    throw new ArgumentsError(`--shard=${values.shard} is not like --shard=1/2`);
  return {
    suite: values.all ? 'all' : 'core',
    ...(part ? { part } : {}),
    ...(values.shard === undefined ? {} : { shard: values.shard }),
    forRunner: rest,
  };
}

function isShard(text: string): boolean {
  const [index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  return index >= 1 && index <= count;
}

/** Checks are not divided: one shard runs all of them. */
export const runsChecks = (shard: string | undefined) => shard === undefined || shard.startsWith('1/');
