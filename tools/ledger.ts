// Which requirements a test names: ids from docs/ledger.md against the titles of all tests. A name is no proof, so four
// lists are printed separately: rows whose tests import nothing of the product, rows shown only by `npm run test:all`, rows
// shown only in a browser, unit and type rows.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rangesInAll } from './ledger-tags.ts';
import { type ModuleGraph, reachableFrom, readModuleGraph } from './module-graph.ts';

interface LedgerRow {
  id: string;
  area: string;
  title: string;
  /** How the row is shown when it has no visible effect. */
  proof?: 'unit' | 'type';
}

export function ledgerRows(markdown: string): LedgerRow[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d+) (.+?)(?: \[(unit|type)\])?$/gm)].map(
    ([, id = '', title = '', proof]) => ({
      id,
      area: id.slice(0, id.indexOf('-')),
      title,
      ...(proof === 'unit' || proof === 'type' ? { proof } : {}),
    }),
  );
}

const ids = '((?:[A-Z]{2,4}-\\d+[ ,:–…]*)+)';
const titlePatterns = [
  // it('XX-23 XX-24 shows …'), also describe and test
  new RegExp(`\\b(?:it|test|describe|describeStores)(?:\\.\\w+)*\\(\\s*['"\`]${ids}`, 'g'),
  // it.each(table)('XX-23 %s is …')
  new RegExp(`\\)\\(\\s*['"\`]${ids}`, 'g'),
  // Tables of cases begin their first cell with the ids: ['XX-18 leads away', …] for it.each('%s').
  new RegExp(`[[{]\\s*(?:id:\\s*|row:\\s*)?['"]${ids}[^'"\\n]*['"]\\s*,`, 'g'),
];

/** The ids that test titles of a source begin with, without the titles in some ranges. */
export function idsInTitles(source: string, without: ReturnType<typeof rangesInAll> = []): Set<string> {
  const titles = titlePatterns
    .flatMap((pattern) => [...source.matchAll(pattern)])
    // `)('XX-23 …` begins in the call before it, so its end counts.
    .filter(({ index, 0: { length } }) =>
      without.every(([start, end]) => index + length <= start || index + length > end),
    );
  return new Set(titles.flatMap((title) => title[1]?.match(/[A-Z]{2,4}-\d+/g) ?? []));
}

interface AreaCount {
  area: string;
  named: number;
  total: number;
  missing: string[];
}

export function countByArea(rows: readonly LedgerRow[], named: ReadonlySet<string>): AreaCount[] {
  return [...Map.groupBy(rows, (row) => row.area)].map(([area, list]) => {
    const missing = list.filter((row) => !named.has(row.id)).map((row) => row.id);
    return { area, named: list.length - missing.length, total: list.length, missing };
  });
}

/** Entries of the product: the server, the two builds of the site, and the commands of operators. */
const productEntries = [
  'server/boot/start.ts',
  'tools/build.ts',
  'site/entry.server.tsx',
  'site/entry.client.tsx',
  'tools/import/import.ts',
  'tools/import/import-comments.ts',
  'tools/export/export.ts',
  'tools/account/account.ts',
  'tools/account/audit.ts',
  'demo/load.ts',
];

const isJourney = (file: string) => file.endsWith('.spec.ts');
/** Test helpers: their imports count as imports of the test. */
const isTestHelper = (path: string) =>
  /(^|\/)(test|testing|fixture|examples)(\/|\.ts$)|\.test\.tsx?$/.test(path);

/** Whether a test imports at least one module that the product imports too. Only its own imports count: an unused module
 * may itself import something that is used. */
export function reachesProduct(test: string, graph: ModuleGraph, product: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(test) ?? [])];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (isTestHelper(path)) open.push(...(graph.get(path) ?? []));
    else if (product.has(path)) return true;
  }
  return false;
}

interface ApartLists {
  /** No test that names the row imports the product. */
  unreached: string[];
  /** Only journeys in a browser name the row. */
  onlyJourneys: string[];
  /** Rows shown by a unit test or a type. */
  unitOrType: string[];
}

export function listApart(
  rows: readonly LedgerRow[],
  testsOf: ReadonlyMap<string, readonly string[]>,
  reaches: (test: string) => boolean,
): ApartLists {
  const isNamed = ({ id }: LedgerRow) => (testsOf.get(id) ?? []).length > 0;
  const idsWhere = (holds: (row: LedgerRow) => boolean) => rows.filter(holds).map(({ id }) => id);
  return {
    unreached: idsWhere(
      (row) => isNamed(row) && !testsOf.get(row.id)?.some((test) => isJourney(test) || reaches(test)),
    ),
    onlyJourneys: idsWhere((row) => isNamed(row) && testsOf.get(row.id)?.every(isJourney) === true),
    unitOrType: idsWhere(({ proof }) => proof !== undefined),
  };
}

function main(): boolean {
  const rows = ledgerRows(readFileSync('docs/ledger.md', 'utf8'));
  // This tool's own test is full of invented ids.
  const own = 'tools/ledger.test.ts';
  const exclude = (name: string) => name === 'node_modules' || name === 'build';
  const files = globSync('**/*.{test,spec}.{ts,tsx}', { exclude }).filter((file) => file !== own);
  const testsOf = new Map<string, string[]>();
  const inCore = new Set<string>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const id of idsInTitles(source)) testsOf.set(id, [...(testsOf.get(id) ?? []), file]);
    for (const id of idsInTitles(source, rangesInAll(file, source))) inCore.add(id);
  }

  const named = new Set(testsOf.keys());
  for (const { area, named: count, total, missing } of countByArea(rows, named)) {
    const rest = missing.length ? `none for ${missing.join(' ')}` : 'all';
    console.log(`${area.padEnd(5)} ${String(count).padStart(3)} of ${String(total).padEnd(3)} ${rest}`);
  }
  const namedRows = rows.filter((row) => named.has(row.id));
  const onlyInAll = namedRows.filter((row) => !inCore.has(row.id)).map((row) => row.id);
  console.log(
    `${namedRows.length} of ${rows.length} rows are named by a test, ` +
      `${namedRows.length - onlyInAll.length} of them by one of npm test`,
  );

  const graph = readModuleGraph();
  const product = reachableFrom(graph, productEntries);
  const apart = listApart(rows, testsOf, (test) => reachesProduct(test, graph, product));
  const show = (title: string, list: readonly string[]) =>
    console.log(`\n${title}: ${list.length}\n  ${list.join(' ') || 'none'}`);
  show('Tests import no module that the product’s entries import', apart.unreached);
  show('Shown only by npm run test:all', onlyInAll);
  show('Shown only by browser journeys', apart.onlyJourneys);
  show('Shown by a unit test or a type', apart.unitOrType);

  const problems = [
    ...[...named]
      .filter((id) => !rows.some((row) => row.id === id))
      .map((id) => `${id} is named by a test, but is not a row of docs/ledger.md`),
    ...productEntries.filter((path) => !graph.has(path)).map((path) => `${path} is no longer an entry`),
    ...apart.unreached.map((id) => `${id} is tested only with code that the product never runs`),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(main() ? 0 : 1);
