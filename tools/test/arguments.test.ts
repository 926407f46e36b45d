import { describe, expect, it } from 'vitest';
import { ArgumentsError, readArguments, runsChecks } from './arguments.ts';

describe('arguments of the test command', () => {
  it.each([
    [[], { suite: 'core', forRunner: [] }],
    [['--all'], { suite: 'all', forRunner: [] }],
    [['unit'], { suite: 'core', part: 'unit', forRunner: [] }],
    [['--shard=2/3'], { suite: 'core', shard: '2/3', forRunner: [] }],
    [['--all', '--shard=10/10'], { suite: 'all', shard: '10/10', forRunner: [] }],
    [['checks', '--shard=1/2'], { suite: 'core', part: 'checks', shard: '1/2', forRunner: [] }],
    [
      ['browser', '--all', 'reading.spec.ts', '--repeat-each=5'],
      { suite: 'all', part: 'browser', forRunner: ['reading.spec.ts', '--repeat-each=5'] },
    ],
  ])('reads %j', (args, read) => expect(readArguments(args)).toEqual(read));

  it.each([
    [['journeys'], 'journeys is none of checks, unit, browser'],
    [['--shards=1/2'], '--shards=1/2 is none of checks, unit, browser'],
    [['checks', 'api'], 'api: checks have no options'],
    [['--shard=0/2'], '--shard=0/2 is not like --shard=1/2'],
    [['--shard=3/2'], '--shard=3/2 is not like --shard=1/2'],
    [['--shard=1'], '--shard=1 is not like --shard=1/2'],
  ])('rejects %j', (args, reason) => expect(() => readArguments(args)).toThrow(new ArgumentsError(reason)));

  it.each([
    [undefined, true],
    ['1/2', true],
    ['2/2', false],
    ['11/12', false],
  ])('runs checks in shard %s: %s', (shard, runs) => expect(runsChecks(shard)).toBe(runs));
});
