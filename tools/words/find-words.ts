import type { WordException } from './exceptions.ts';
import type { WordRule } from './rules.ts';
import { type Piece, splitDocument, splitSource } from './split-source.ts';

export interface Finding {
  path: string;
  line: number;
  word: string;
  instead: string;
}

/** `openAdsRoom`, `ads-room` and `ADS_ROOM` have the part `room`. */
const partsOf = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z]+(?:'[a-z]+)?/g) ?? [];

/** Rules by their first part: most words of a text begin no rule, and the whole code is searched on every test run. */
function indexRules(rules: readonly WordRule[], where: WordRule['where']) {
  const byFirst = new Map<string, { rule: WordRule; rest: string[] }[]>();
  for (const rule of rules.filter((candidate) => candidate.where === where)) {
    const [first = '', ...rest] = partsOf(rule.word);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { rule, rest }]);
  }
  return byFirst;
}

export function createWordSearch(rules: readonly WordRule[], exceptions: readonly WordException[]) {
  const index = {
    identifier: indexRules(rules, 'identifier'),
    prose: indexRules(rules, 'prose'),
    file: indexRules(rules, 'file'),
  };

  function rulesIn(where: WordRule['where'], text: string): WordRule[] {
    const parts = partsOf(text);
    return parts.flatMap((part, at) =>
      (index[where].get(part) ?? [])
        .filter(({ rest }) => rest.every((next, offset) => parts[at + 1 + offset] === next))
        .map(({ rule }) => rule),
    );
  }

  /** An exception covers its phrase, not the rest of the line. */
  function isAllowed(where: WordRule['where'], path: string, text: string, rule: WordRule): boolean {
    const rest = exceptions
      .filter((exception) => exception.word === rule.word && (exception.path?.test(path) ?? true))
      .reduce((left, { phrase }) => (phrase ? left.replace(phrase, ' ') : ''), text);
    return !rulesIn(where, rest).includes(rule);
  }

  function findIn(where: WordRule['where'], path: string, line: number, text: string): Finding[] {
    return [...new Set(rulesIn(where, text))]
      .filter((rule) => !isAllowed(where, path, text, rule))
      .map(({ word, instead }) => ({ path, line, word, instead }));
  }

  return {
    inName: (path: string) => findIn('file', path, 1, path),
    inPieces: (path: string, pieces: readonly Piece[]) =>
      pieces.flatMap(({ kind, text, line }) =>
        findIn(kind === 'name' ? 'identifier' : 'prose', path, line, text),
      ),
  };
}

/** Stories, pictures and people of the demo are about the world, not about this code. */
const isStoryText = (path: string) => path.startsWith('demo/') || path.startsWith('content/examples/');

export function piecesOf(path: string, source: string): Piece[] {
  if (path.endsWith('.md')) return splitDocument(source);
  const pieces = splitSource(source);
  return isStoryText(path) ? pieces.filter(({ from }) => from !== 'string') : pieces;
}
