import type { Node } from 'prosemirror-model';
import { type Selection, TextSelection } from 'prosemirror-state';

export interface Heading {
  at: number;
  level: number;
  text: string;
}

const textOf = (document: Node) => document.textBetween(0, document.content.size, ' ', ' ');

/** Words as readers count them: what stands between spaces and has at least one alphanumeric character. */
export function wordsIn(document: Node): number {
  let count = 0;
  for (const part of textOf(document).split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) count += 1;
  return count;
}

export const toComeIn = (document: Node): number => textOf(document).match(/\b(?:TK){1,10}\b/g)?.length ?? 0;

/** The headings of the body, for the outline. */
export function headingsOf(document: Node): Heading[] {
  const found: Heading[] = [];
  document.forEach((node, at) => {
    if (node.type.name === 'heading')
      found.push({ at, level: node.attrs.level as number, text: node.textContent });
  });
  return found;
}

/** The caret at the beginning of a heading of the outline, which is as old as the last pause in typing. */
export function caretIn(document: Node, at: number): Selection {
  const place = document.resolve(Math.min(at + 1, document.content.size));
  return TextSelection.between(place, place);
}
