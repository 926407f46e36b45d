import { describe, expect, it } from 'vitest';
import { buildModuleGraph } from '../module-graph.ts';
import { filesForTime, testsForChange } from './choose-tests.ts';

describe('the tests of a change', () => {
  const graph = buildModuleGraph(
    new Map([
      ['rule.ts', ''],
      ['rule.test.ts', `import './rule.ts';`],
      ['handler.ts', `import './rule.ts';`],
      ['handler.test.ts', `import './handler.ts';`],
      ['other.ts', ''],
      ['other.test.ts', `import './other.ts';`],
    ]),
    {},
  );

  it.each([
    [['rule.ts'], ['rule.test.ts', 'handler.test.ts']],
    [['handler.ts'], ['handler.test.ts']],
    [['other.test.ts'], ['other.test.ts']],
    [['README.md'], []],
    [
      ['rule.ts', 'other.ts'],
      ['other.test.ts', 'rule.test.ts', 'handler.test.ts'],
    ],
  ])('of %j are %j, nearest first', (changed, tests) => {
    expect(testsForChange(graph, changed)).toEqual(tests);
  });
});

describe('the time for tests', () => {
  it.each([
    ['a few at first', 0, 0, 20, 4],
    ['a few at first, however late it is', 0, 0, -5, 4],
    ['as many as the pace says', 4, 8, 12, 6],
    ['none that would not end in time', 4, 20, 3, 0],
    ['none after it', 8, 30, -5, 0],
    ['many fast ones', 4, 0.1, 12, 48],
  ])('lets run %s', (_, done, taken, left, files) => {
    expect(filesForTime(done, taken, left)).toBe(files);
  });
});
