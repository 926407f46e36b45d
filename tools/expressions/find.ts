import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Found {
  file: string;
  line: number;
  /** As it is written: `/a+/g`, or the whole `new RegExp(…)` when it is built at run time. */
  text: string;
  /** Undefined for expressions built at run time. */
  literal: { source: string; flags: string } | undefined;
}

/** Code that runs for readers, editors and imports, without tests and workshop pages. */
export function productFiles(): string[] {
  return globSync([
    '{config,content,platform,database,api,services,site,desk,server,design}/**/*.{ts,tsx}',
    'neutron.config.ts',
  ])
    .filter((file) => !/\.(test|d)\.tsx?$|\/(test|testing|surface|workshop)\/|\/testing\.ts$/.test(file))
    .toSorted();
}

export function findExpressions(file: string, code = readFileSync(file, 'utf8')): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (!isNode(node)) return;
    const text = code.slice(node.start, node.end);
    const line = () => code.slice(0, node.start).split('\n').length;
    const { regex, callee } = node;
    if (node.type === 'Literal' && regex) {
      const literal = { source: regex.pattern, flags: regex.flags };
      found.push({ file, line: line(), text, literal });
    } else if (/^(New|Call)Expression$/.test(node.type) && callee?.name === 'RegExp')
      found.push({ file, line: line(), text, literal: undefined });
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program);
  return found;
}

interface AnyNode {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
