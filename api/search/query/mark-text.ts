import type { TextPiece } from '#content/entities/smart-search-results.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { stem } from './stem.ts';
import type { Clause } from './understand-query.ts';

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;
const excerptCharacters = 220;
/** Words of a body are looked at this far; what comes later is found but not shown. */
const readCharacters = 40_000;

/** Enough to choose the best place among. */
const mostMarks = 200;

/** Every stem that a story can be found by. */
export function stemsOf(clauses: readonly Clause[]): Set<string> {
  return new Set(clauses.flatMap(({ alternatives }) => alternatives.flatMap(({ stems }) => stems)));
}

interface Mark {
  start: number;
  end: number;
  stem: string;
}

/** Characters that lose their accent in a plain word. */
const hasAccents = /[\u00c0-\u024f]|[\u0300-\u036f]|[\u1e00-\u1eff]/;

/** One search marks many texts with the same stems. */
const patterns = new WeakMap<ReadonlySet<string>, RegExp>();

/**
 * A pattern for the words that may have one of these stems: all but the last letter of a stem begins each of its words.
 * Long texts are then read a few words at a time. Nothing where accents could hide a beginning.
 */
function beginningsOf(stems: ReadonlySet<string>): RegExp {
  const known = patterns.get(stems);
  if (known) return known;
  const starts = [...stems].map((one) => (one.length > 2 ? one.slice(0, -1) : one));
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${starts.join('|')})[\\p{L}\\p{N}'’]*`, 'giu');
  patterns.set(stems, made);
  return made;
}

function marksIn(text: string, stems: ReadonlySet<string>): Mark[] {
  if (stems.size === 0) return [];
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(hasAccents.test(text) ? wordPattern : beginningsOf(stems))) {
    const [plain] = plainWords(word);
    const own = plain === undefined ? '' : stem(plain);
    if (stems.has(own)) marks.push({ start: index, end: index + word.length, stem: own });
  }
  return marks;
}

function cut(text: string, marks: readonly Mark[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    const last = pieces.at(-1);
    const between = text.slice(from, start);
    // Neighbors with nothing but a space or hyphen between them are one mark.
    if (last?.isMatch && /^[\s\-–]?$/.test(between)) last.text += between + text.slice(start, end);
    else {
      if (between) pieces.push({ text: between });
      pieces.push({ text: text.slice(start, end), isMatch: true });
    }
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The whole text with the words of the query marked. */
export function markText(text: string, stems: ReadonlySet<string>): TextPiece[] {
  return cut(text, marksIn(text, stems));
}

export const hasMatch = (pieces: readonly TextPiece[]): boolean => pieces.some(({ isMatch }) => isMatch);

/** The stretch of a long text that says most about the query: where most different words of it stand together. */
export function excerpt(text: string, stems: ReadonlySet<string>): TextPiece[] {
  const read = text.slice(0, readCharacters);
  const marks = marksIn(read, stems).slice(0, mostMarks);
  const [first] = marks;
  if (!first) return [];
  let best = first;
  let most = 0;
  for (const [at, mark] of marks.entries()) {
    const together = new Set<string>();
    for (
      let next = at;
      next < marks.length && (marks[next]?.end ?? 0) - mark.start < excerptCharacters;
      next++
    )
      together.add(marks[next]?.stem ?? '');
    if (together.size > most) {
      most = together.size;
      best = mark;
    }
    if (most === stems.size) break;
  }
  const start = beginning(read, best.start);
  const end = ending(read, start);
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const pieces = cut(read.slice(start, end), inside).map((piece) => ({
    ...piece,
    text: inOneLine(piece.text),
  }));
  if (start > 0) pieces.unshift({ text: '… ' });
  if (end < text.length) pieces.push({ text: ' …' });
  return pieces;
}

/** Lines that end no sentence, such as those of a list, stay separate. */
const inOneLine = (text: string) => text.replace(/([.!?:…”"])\n/g, '$1 ').replace(/\n/g, ' · ');

/** The start of the sentence, or a few words before. */
function beginning(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 80), at);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('? '));
  if (sentence >= 0) return at - before.length + sentence + (before[sentence] === '\n' ? 1 : 2);
  if (at <= 80) return 0;
  const space = before.indexOf(' ');
  return space < 0 ? at : at - before.length + space + 1;
}

function ending(text: string, start: number): number {
  if (text.length - start <= excerptCharacters) return text.length;
  const space = text.lastIndexOf(' ', start + excerptCharacters);
  return space > start ? space : start + excerptCharacters;
}
