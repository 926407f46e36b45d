import { describe, expect, it } from 'vitest';
import { buildModuleGraph, distancesToChange, reachableFrom, runtimeReferences } from './module-graph.ts';

const aliases = { '#content/*': './content/*', '#config': './config.ts' };
const graph = buildModuleGraph(
  new Map([
    ['server/start.ts', `import { open } from './open.ts';\nimport '#config';`],
    ['server/open.ts', `new Worker(new URL('./worker.ts', import.meta.url)); spawn('tools/build.ts');`],
    [
      'server/worker.ts',
      `import type { Kind } from '#content/kind.ts';\nimport { rule } from '#content/rule.ts';`,
    ],
    ['tools/build.ts', ''],
    ['config.ts', ''],
    ['content/rule.ts', ''],
    ['content/kind.ts', ''],
    ['content/unused.ts', `import { rule } from './rule.ts';`],
    ['content/rule.test.ts', `import { rule } from './rule.ts';`],
  ]),
  aliases,
);

describe('the module graph', () => {
  it('follows values, lazy imports and files named by path, but no types', () => {
    expect(
      runtimeReferences(
        [
          `import type { A } from './a.ts';`,
          `export type { B } from './b.ts';`,
          `import { type C, c } from './c.ts';`,
          `const d = await import('./d.ts');`,
          `spawn(process.execPath, ['server/e.ts']);`,
        ].join('\n'),
      ).sort(),
    ).toEqual(['./c.ts', './c.ts', './d.ts', './d.ts', 'server/e.ts']);
  });

  it('finds everything an entry imports', () => {
    expect([...reachableFrom(graph, ['server/start.ts'])].sort()).toEqual([
      'config.ts',
      'content/rule.ts',
      'server/open.ts',
      'server/start.ts',
      'server/worker.ts',
      'tools/build.ts',
    ]);
  });

  it('computes the distance of a file from a change', () => {
    const distances = distancesToChange(graph, ['content/rule.ts']);
    expect(Object.fromEntries(distances)).toEqual({
      'content/rule.ts': 0,
      'content/rule.test.ts': 1,
      'content/unused.ts': 1,
      'server/worker.ts': 1,
      'server/open.ts': 2,
      'server/start.ts': 3,
    });
  });
});
