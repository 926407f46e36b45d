import { describe, expect, it } from 'vitest';
import { countByArea, idsInTitles, ledgerRows } from './ledger.ts';

describe('ledger', () => {
  it('reads rows with their area', () => {
    expect(ledgerRows('# x\n\n- XX-01 Some title here\n- YY-12 Other\n')).toEqual([
      { id: 'XX-01', area: 'XX', title: 'Some title here' },
      { id: 'YY-12', area: 'YY', title: 'Other' },
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

  it('counts by area and names what is missing', () => {
    const rows = ledgerRows('- XX-01 A\n- XX-02 B\n- YY-01 C\n');
    expect(countByArea(rows, new Set(['XX-01']))).toEqual([
      { area: 'XX', shown: 1, total: 2, missing: ['XX-02'] },
      { area: 'YY', shown: 0, total: 1, missing: ['YY-01'] },
    ]);
  });
});
