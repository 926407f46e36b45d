import { parseSync } from 'vite';
import { allTag } from './test/suite.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Range = readonly [start: number, end: number];

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** `it` of `it.each(table)('title', …)`, `test` of `test.describe(…)`. */
function rootName(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return rootName(callee.object ?? callee.callee ?? callee.tag);
}

const isTag = (value: unknown) => isNode(value) && value.type === 'Literal' && value.value === allTag;

/** `{ tag: '@all' }` and `{ tags: ['@phone', '@all'] }`; a tag under a condition is not always there. */
function hasTagOption(argument: Node): boolean {
  if (argument.type !== 'ObjectExpression') return false;
  return childrenOf(argument).some(({ key, value }) => {
    if (!isNode(key) || !/^tags?$/.test(String(key.name ?? key.value)) || !isNode(value)) return false;
    return isTag(value) || (value.type === 'ArrayExpression' && childrenOf(value).some(isTag));
  });
}

/** Playwright reads tags in titles, too. */
function hasTagInTitle(argument: Node): boolean {
  if (argument.type === 'Literal') return new RegExp(`${allTag}\\b`).test(String(argument.value));
  if (argument.type !== 'TemplateLiteral') return false;
  const text = (argument.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw).join(' ');
  return new RegExp(`${allTag}\\b`).test(text);
}

/** Where a source has tests and suites that only `npm run test:all` runs. */
export function rangesInAll(path: string, source: string): Range[] {
  if (!source.includes(allTag)) return [];
  const ranges: Range[] = [];
  const open: Node[] = [parseSync(path, source).program as unknown as Node];
  for (let node = open.pop(); node; node = open.pop()) {
    const parts = childrenOf(node);
    if (node.type === 'CallExpression' && /^(?:it|test|describe)/.test(rootName(node.callee))) {
      const [title, ...others] = (node.arguments as unknown[]).filter(isNode);
      if ((title && hasTagInTitle(title)) || others.some(hasTagOption)) {
        ranges.push([node.start, node.end]);
        continue;
      }
    }
    open.push(...parts);
  }
  return ranges;
}
