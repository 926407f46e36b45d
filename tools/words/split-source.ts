// Splits a source file into code and prose, well enough for a search of words: no syntax tree, one pass.

export interface Piece {
  kind: 'name' | 'prose';
  /** Where the text comes from; strings of the demo are story texts and are not searched. */
  from: 'code' | 'comment' | 'string' | 'document';
  text: string;
  line: number;
}

/** Comments, strings and regular expressions; what is between the matches is code. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/g;

/** A string with a space is a sentence; one without is a key, a class or a path. */
const kindOf = (text: string): Piece['kind'] => (/\S\s+\S/.test(text) ? 'prose' : 'name');

function linesOf(piece: Omit<Piece, 'line'>, firstLine: number): Piece[] {
  return piece.text.split('\n').map((text, index) => ({ ...piece, text, line: firstLine + index }));
}

export function splitSource(source: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let line = 1;
  const add = (text: string, from: Piece['from'], kind: Piece['kind']) => {
    pieces.push(...linesOf({ kind, from, text }, line));
    line += text.split('\n').length - 1;
  };
  for (const match of source.matchAll(token)) {
    add(source.slice(at, match.index), 'code', 'name');
    const text = match[0];
    if (text.startsWith('//') || text.startsWith('/*')) add(text, 'comment', 'prose');
    else if (text.startsWith('/')) add(text, 'string', 'name');
    else add(text, 'string', kindOf(text.slice(1, -1)));
    at = match.index + text.length;
  }
  add(source.slice(at), 'code', 'name');
  return pieces;
}

export function splitDocument(source: string): Piece[] {
  return linesOf({ kind: 'prose', from: 'document', text: source }, 1);
}
