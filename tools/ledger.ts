// How much of the ledger is shown by a test: ids from docs/ledger.md against the titles of all tests.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface LedgerRow {
  id: string;
  area: string;
  title: string;
}

export function ledgerRows(markdown: string): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const [, id = '', title = ''] of markdown.matchAll(/^- ([A-Z]+-\d+) (.+)$/gm)) {
    rows.push({ id, area: id.slice(0, id.indexOf('-')), title });
  }
  return rows;
}

const ids = '((?:[A-Z]{2,4}-\\d+[ ,:–…]*)+)';
const titlePatterns = [
  // it('XX-23 XX-24 shows …'), also describe and test
  new RegExp(`\\b(?:it|test|describe|describeStores)(?:\\.\\w+)*\\(\\s*['"\`]${ids}`, 'g'),
  // it.each(table)('XX-23 %s is …')
  new RegExp(`\\)\\(\\s*['"\`]${ids}`, 'g'),
  // Tables of cases begin their first cell with the ids: ['XX-18 leads away', …] handed to it.each('%s').
  new RegExp(`[[{]\\s*(?:id:\\s*|row:\\s*)?['"]${ids}[^'"\\n]*['"]\\s*,`, 'g'),
];

/** The ids that test titles of a source begin with. */
export function idsInTitles(source: string): Set<string> {
  const titles = titlePatterns.flatMap((pattern) => [...source.matchAll(pattern)]);
  return new Set(titles.flatMap((title) => title[1]?.match(/[A-Z]{2,4}-\d+/g) ?? []));
}

export interface AreaCount {
  area: string;
  shown: number;
  total: number;
  missing: string[];
}

export function countByArea(rows: readonly LedgerRow[], shown: ReadonlySet<string>): AreaCount[] {
  return [...Map.groupBy(rows, (row) => row.area)].map(([area, list]) => {
    const missing = list.filter((row) => !shown.has(row.id)).map((row) => row.id);
    return { area, shown: list.length - missing.length, total: list.length, missing };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = ledgerRows(readFileSync('docs/ledger.md', 'utf8'));
  // This tool's own test is full of invented ids.
  const own = 'tools/ledger.test.ts';
  const exclude = (name: string) => name === 'node_modules' || name === 'build';
  const files = globSync('**/*.{test,spec}.{ts,tsx}', { exclude }).filter((file) => file !== own);
  const shown = new Set(files.flatMap((file) => [...idsInTitles(readFileSync(file, 'utf8'))]));
  const unknown = [...shown].filter((id) => !rows.some((row) => row.id === id));
  for (const { area, shown: count, total, missing } of countByArea(rows, shown)) {
    console.log(
      `${area.padEnd(5)} ${String(count).padStart(3)} of ${String(total).padEnd(3)} ${missing.length ? `none for ${missing.join(' ')}` : 'all'}`,
    );
  }
  console.log(`${rows.filter((row) => shown.has(row.id)).length} of ${rows.length} rows have a test`);
  if (unknown.length) {
    console.error(`Test titles name rows that do not exist: ${unknown.join(' ')}`);
    process.exit(1);
  }
}
