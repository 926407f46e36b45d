import { describe, expect, it } from 'vitest';
import { countByArea, idsInTitles, ledgerRows, listApart, reachesProduct } from './ledger.ts';
import { rangesInAll } from './ledger-tags.ts';
import { buildModuleGraph, reachableFrom } from './module-graph.ts';

describe('ledger', () => {
  it('reads rows with their area', () => {
    expect(ledgerRows('# x\n\n- XX-01 Some title here\n- YY-12 Other [unit]\n')).toEqual([
      { id: 'XX-01', area: 'XX', title: 'Some title here' },
      { id: 'YY-12', area: 'YY', title: 'Other', proof: 'unit' },
    ]);
  });

  it('finds ids in titles and in the first cell of tables, nowhere else', () => {
    const [it, describe] = ['it', 'describe'];
    const source = [
      `${it}('XX-01 XX-02 does a thing', () => {});`,
      `${it}.each([['YY-03', 1]])('%s is %i', () => {});`,
      `${it}.each([['YY-05 leads away', 1]])('%s', () => {});`,
      `${describe}("ZZ-04 whole", () => {});`,
      `// XX-99 is not shown here`,
      `${it}('does XX-98 later', () => {});`,
    ].join('\n');
    expect([...idsInTitles(source)].sort()).toEqual(['XX-01', 'XX-02', 'YY-03', 'YY-05', 'ZZ-04']);
  });

  it('finds the ids of one command without those of tests that only the other runs', () => {
    const it = 'it';
    const source = [
      `${it}('XX-01 in both', () => {});`,
      `${it}('XX-02 in one', { tags: ['@all'] }, () => {});`,
      `${it}.each([['YY-03', 1]])('%s', { tags: ['@all'] }, () => {});`,
      `${it}.each([[1]])('YY-04 %i', { tags: ['@all'] }, () => {});`,
    ].join('\n');
    const both = idsInTitles(source, rangesInAll('a.test.ts', source));
    expect([[...idsInTitles(source)].sort(), [...both]]).toEqual([
      ['XX-01', 'XX-02', 'YY-03', 'YY-04'],
      ['XX-01'],
    ]);
  });

  it('counts by area and lists missing rows', () => {
    const rows = ledgerRows('- XX-01 A\n- XX-02 B\n- YY-01 C\n');
    expect(countByArea(rows, new Set(['XX-01']))).toEqual([
      { area: 'XX', named: 1, total: 2, missing: ['XX-02'] },
      { area: 'YY', named: 0, total: 1, missing: ['YY-01'] },
    ]);
  });

  it('distinguishes tests that import the product from tests of unused code', () => {
    const graph = buildModuleGraph(
      new Map([
        ['server/start.ts', `import './rule.ts';`],
        ['server/rule.ts', ''],
        ['server/unused.ts', `import './rule.ts';`],
        ['server/test/open.ts', `import '../rule.ts';`],
        ['a.test.ts', `import './server/rule.ts';`],
        ['b.test.ts', `import './server/unused.ts';`],
        ['c.test.ts', `import './server/test/open.ts';`],
        ['d.test.ts', `import type { Rule } from './server/rule.ts';`],
      ]),
      {},
    );
    const product = reachableFrom(graph, ['server/start.ts']);
    const reached = ['a', 'b', 'c', 'd'].filter((name) => reachesProduct(`${name}.test.ts`, graph, product));
    expect(reached).toEqual(['a', 'c']);
  });

  it('lists rows with weak evidence separately', () => {
    const rows = ledgerRows('- XX-01 A\n- XX-02 B [type]\n- XX-03 C\n- XX-04 D\n');
    const testsOf = new Map([
      ['XX-01', ['dead.test.ts']],
      ['XX-02', ['dead.test.ts', 'live.test.ts']],
      ['XX-03', ['e2e/a.spec.ts']],
    ]);
    expect(listApart(rows, testsOf, (test) => test === 'live.test.ts')).toEqual({
      unreached: ['XX-01'],
      onlyJourneys: ['XX-03'],
      unitOrType: ['XX-02'],
    });
  });
});
