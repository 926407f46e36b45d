// Names and sentences use the field's words (tools/words/rules.ts); tools/words/exceptions.ts says where a listed word
// is right. The list only works while it is empty, so a finding fails the test command.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { wordExceptions } from './words/exceptions.ts';
import { createWordSearch, type Finding, piecesOf } from './words/find-words.ts';
import { wordRules } from './words/rules.ts';

/** Findings fail the test command. */
const enforced = true;

/** Story texts and their drawings, recorded answers and the ledger (the specification's own sentences) are not ours to word. */
const unsearched =
  /^(?:demo\/(?:pieces|products|comments|pictures\/stories|generated\/lexicon|texts|search)\/|services\/import\/test\/|server\/surface\/golden|docs\/ledger\.md|tools\/words)/;

export function isSearched(path: string): boolean {
  return /\.(?:tsx?|mjs|css|md)$/.test(path) && !unsearched.test(path);
}

export function countByFolder(findings: readonly Finding[]): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    const [top = '', second] = path.split('/');
    const folder = second && ['site', 'services', 'server'].includes(top) ? `${top}/${second}` : top;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const prefixes = process.argv.slice(2);
  const search = createWordSearch(wordRules, wordExceptions);
  const paths = execFileSync('git', ['ls-files', '-z', ...prefixes], { encoding: 'utf8' })
    .split('\0')
    .filter(isSearched);
  const findings = paths.flatMap((path) => [
    ...search.inName(path),
    ...search.inPieces(path, piecesOf(path, readFileSync(path, 'utf8'))),
  ]);
  if (enforced || prefixes.length)
    for (const { path, line, word, instead } of findings)
      console.error(`${path}:${line}: "${word}": write ${instead}`);
  else for (const [folder, count] of countByFolder(findings)) console.log(`${count}\t${folder}`);
  console.log(`${paths.length} files, ${findings.length} words to replace`);
  process.exit(enforced && findings.length ? 1 : 0);
}
