// The size of `server/` and of functions, in numbers. A limit that holds is enforced from then on.
import { parseSync } from 'vite';
import { importGraph, type SourceFile } from './import-cycles.ts';

/** Set `enforced` as soon as a limit holds; it never goes back. */
export const structureLimits = {
  serverLines: { most: 6000, enforced: true, text: 'lines in server/ without tests' },
  serverModules: { most: 30, enforced: true, text: 'modules in server/ (folders and top-level files)' },
  serverImports: { most: 100, enforced: true, text: 'imports between modules of server/' },
  longFunctions: { most: 0, enforced: true, text: 'functions over 120 lines' },
  longBrowserFunctions: {
    most: 0,
    enforced: true,
    text: 'functions over 80 lines in browser ads, consent and measurement',
  },
} as const;
type LimitName = keyof typeof structureLimits;

const functionLines = 120;
const browserFunctionLines = 80;
const browserFolders =
  /^(site\/app\/(features\/)?(ads|consent|analytics)|services\/(ads|consent|measurement)\/browser)\//;

const isProduct = (path: string) =>
  !/\.(test|spec|stories)\.tsx?$|\/(test|testing|surface)\//.test(path) &&
  !/^(bench|e2e|tools|docs)\//.test(path);

/** `server/edge/http/send.ts` belongs to `edge`, `server/app.ts` is a module of its own. */
const serverModuleOf = (path: string) => path.split('/')[1] ?? '';

function countServer(files: readonly SourceFile[], aliases: Readonly<Record<string, string>>) {
  const own = files.filter(({ path }) => path.startsWith('server/') && isProduct(path));
  const arrows = new Set<string>();
  for (const [path, targets] of importGraph(own, aliases, { withTypes: true }))
    for (const target of targets) {
      const [from, to] = [serverModuleOf(path), serverModuleOf(target)];
      if (from !== to) arrows.add(`${from} ${to}`);
    }
  return {
    serverLines: own.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0),
    serverModules: new Set(own.map(({ path }) => serverModuleOf(path))).size,
    serverImports: arrows.size,
  };
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The first and last line of every function of a source. */
export function functionsOf({ path, source }: SourceFile): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'start' in node && 'end' in node && functionTypes.has(String(node.type))) {
      const line = lineAt(Number(node.start));
      found.push({ line, lines: lineAt(Number(node.end)) - line + 1 });
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(path, source).program);
  return found;
}

function longFunctions(files: readonly SourceFile[]) {
  const long: string[] = [];
  const longInBrowser: string[] = [];
  for (const file of files) {
    const isBrowser = browserFolders.test(file.path);
    const most = isBrowser ? browserFunctionLines : functionLines;
    // A file that is short enough holds no long function, and need not be parsed.
    if (!isProduct(file.path) || file.source.split('\n').length <= most) continue;
    for (const { line, lines } of functionsOf(file))
      if (lines > most)
        (isBrowser ? longInBrowser : long).push(`${file.path}:${line} has ${lines} lines in one function`);
  }
  return { long, longInBrowser };
}

/** What is counted, as lines to print; and what is beyond a limit that is enforced. */
export function measureStructure(files: readonly SourceFile[], aliases: Readonly<Record<string, string>>) {
  const { long, longInBrowser } = longFunctions(files);
  const counts: Record<LimitName, number> = {
    ...countServer(files, aliases),
    longFunctions: long.length,
    longBrowserFunctions: longInBrowser.length,
  };
  const lines: string[] = [];
  const exceeded: string[] = [];
  for (const [name, { most, enforced, text }] of Object.entries(structureLimits)) {
    const count = counts[name as LimitName];
    lines.push(`${count} ${text} (at most ${most}${enforced ? '' : ', not enforced yet'})`);
    if (enforced && count > most) exceeded.push(`${count} ${text}, at most ${most} allowed`);
  }
  return { lines: [...lines, ...[...long, ...longInBrowser].map((line) => `  ${line}`)], exceeded };
}
