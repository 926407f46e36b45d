import { describe, expect, it } from 'vitest';
import { buildModuleGraph } from '../module-graph.ts';
import { testsForChange } from './choose-tests.ts';

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
