import { findCopy } from '#app/copy/transcript-search.ts';

/** A part of a line; marked if it is what the reader looks for. */
export interface LinePart {
  text: string;
  isHit: boolean;
}

/** Splits a line at every occurrence of the words looked for, in any case. Without words the line is one part. */
export function findInLine(line: string, query: string): LinePart[] {
  const wanted = query.trim().toLowerCase();
  const lower = line.toLowerCase();
  // Some characters change their length in lower case (İ): then positions would not fit the line.
  if (!wanted || lower.length !== line.length) return [{ text: line, isHit: false }];
  const parts: LinePart[] = [];
  let at = 0;
  for (let hit = lower.indexOf(wanted); hit >= 0; hit = lower.indexOf(wanted, at)) {
    if (hit > at) parts.push({ text: line.slice(at, hit), isHit: false });
    at = hit + wanted.length;
    parts.push({ text: line.slice(hit, at), isHit: true });
  }
  if (at < line.length || parts.length === 0) parts.push({ text: line.slice(at), isHit: false });
  return parts;
}

/** How many there are, in words; nothing while nothing is looked for. */
export function foundText(lines: readonly string[], query: string): string {
  if (!query.trim()) return '';
  return findCopy.found(lines.flatMap((line) => findInLine(line, query)).filter(({ isHit }) => isHit).length);
}
