// Every regular expression of the product runs in linear time, or states its bound
// (tools/expressions/bounds.json). One that an analyser finds polynomial or exponential fails, whatever its bound.
import { pathToFileURL } from 'node:url';
import bounds from './expressions/bounds.json' with { type: 'json' };
import { type Found, findExpressions, productFiles } from './expressions/find.ts';
import { judge, type Verdict } from './expressions/judge.ts';

/** Why an undecided expression, or one built at run time, cannot block a request. */
interface Bound {
  file: string;
  /** As it is written in the file. */
  text: string;
  bound: string;
}

const built: Verdict = { kind: 'undecided', why: 'it is built at run time' };

export function problemsOf(found: readonly Found[], table: readonly Bound[]): string[] {
  const unused = new Set(table);
  const problems: string[] = [];
  for (const { file, line, text, literal } of found) {
    const verdict = literal ? judge(literal) : built;
    if (verdict.kind === 'linear') continue;
    const at = `${file}:${line} ${text}`;
    const entry = table.find((bound) => bound.file === file && bound.text === text);
    if (verdict.kind === 'superlinear') problems.push(`${at} is ${verdict.why}: make it linear`);
    else if (entry) unused.delete(entry);
    else problems.push(`${at} is undecided (${verdict.why}): make it linear, or state its bound`);
  }
  for (const { file, text } of unused) problems.push(`${file} has no undecided ${text}: remove its bound`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = productFiles().flatMap((file) => findExpressions(file));
  const problems = problemsOf(found, bounds);
  for (const line of problems) console.error(line);
  for (const { file, text, bound } of bounds) console.log(`undecided: ${file} ${text}\n  ${bound}`);
  console.log(
    problems.length
      ? `${problems.length} expressions are not bounded`
      : `${found.length} expressions: ${found.length - bounds.length} linear, ${bounds.length} bounded`,
  );
  process.exit(problems.length ? 1 : 0);
}
