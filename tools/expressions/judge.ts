import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { Chars, getFirstConsumedChar, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

export type Verdict =
  | { kind: 'linear' }
  /** The analyser found superlinear time. */
  | { kind: 'superlinear'; why: string }
  /** Neither shown to be linear nor superlinear: a person must state its bound. */
  | { kind: 'undecided'; why: string };

/** Whether an expression runs in linear time for every input. */
export function judge({ source, flags }: { source: string; flags: string }): Verdict {
  const [report] = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  ).reports;
  if (report)
    return {
      kind: 'superlinear',
      why: `${report.type} ${report.exponential ? 'exponential' : 'polynomial'}`,
    };
  const why = undecidedBecause(source, flags);
  return why ? { kind: 'undecided', why } : { kind: 'linear' };
}

/**
 * The analyser sees the cost of one attempt at one position. Attempts at every position add up when an unbounded run can
 * cross positions where the next attempt begins: `<a [^>]*>` on `<a <a <a `.
 */
function undecidedBecause(source: string, flags: string): string | undefined {
  const parser = new RegExpParser();
  const unicode = flags.includes('u');
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets: flags.includes('v'),
  });
  const ast = parser.parseFlags(flags);
  const isAnchored =
    flags.includes('y') ||
    (!flags.includes('m') && pattern.alternatives.every(({ elements }) => isStart(elements[0])));
  const begins = getFirstConsumedChar(pattern.alternatives, 'ltr', ast).char;
  let why: string | undefined;
  visitRegExpAST(pattern, {
    onBackreferenceEnter: () => {
      why ??= 'it has a back reference';
    },
    onQuantifierEnter(node) {
      if (node.max !== Number.POSITIVE_INFINITY) return;
      if (isInLookaround(node)) why ??= `${node.raw} has no bound inside a lookaround`;
      else if (!isAnchored && !isLast(node, pattern) && !charsOf(node, ast).isDisjointWith(begins))
        why ??= `${node.raw} has no bound and crosses positions where the expression can begin`;
    },
  });
  return why;
}

const isStart = (element: AST.Element | undefined): boolean =>
  element?.type === 'Assertion' && element.kind === 'start';

function isInLookaround(node: AST.Node): boolean {
  for (let at: AST.Node | null = node; at; at = at.parent)
    if (at.type === 'Assertion' && (at.kind === 'lookahead' || at.kind === 'lookbehind')) return true;
  return false;
}

/** A run at the very end takes all it can and the expression matches: no position is tried twice. */
function isLast(node: AST.Quantifier, pattern: AST.Pattern): boolean {
  for (let at = node as AST.Node; at !== pattern; at = at.parent ?? pattern) {
    if (at.type === 'Quantifier' && at !== node) return false;
    if (at.parent?.type === 'Alternative' && at.parent.elements.at(-1) !== at) return false;
  }
  return true;
}

function charsOf(node: AST.Quantifier, flags: AST.Flags): ReturnType<typeof Chars.empty> {
  let all = Chars.empty(flags);
  const add = (element: AST.Character | AST.CharacterSet | AST.CharacterClass) => {
    const { type } = element.parent;
    if (type === 'Alternative' || type === 'Quantifier')
      all = all.union(toUnicodeSet(element as AST.Character, flags).chars);
  };
  visitRegExpAST(node, {
    onCharacterEnter: add,
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
  });
  return all;
}
