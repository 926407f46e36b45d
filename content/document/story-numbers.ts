import type { Node } from 'prosemirror-model';
import { wordsPerMinute } from '../limits.ts';

/** Text of each textblock: words never span two of them. */
function* texts(document: Node): Generator<{ node: Node; at: number; text: string }> {
  const found: { node: Node; at: number; text: string }[] = [];
  document.descendants((node, at) => {
    // A line break separates words and has one position, like the space it is read as.
    if (node.isTextblock) found.push({ node, at, text: node.textBetween(0, node.content.size, '', ' ') });
    return !node.isTextblock;
  });
  yield* found;
}

const hasWord = /[\p{L}\p{N}]/u;

/** Words of the text as a reader counts them: no lone dashes, no data of charts and other embeds. */
export function wordCount(document: Node): number {
  let count = 0;
  for (const { text } of texts(document))
    count += text.split(/\s+/).filter((word) => hasWord.test(word)).length;
  return count;
}

export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

export interface OutlineEntry {
  level: number;
  text: string;
  /** Where the heading begins. */
  at: number;
}

export function outline(document: Node): OutlineEntry[] {
  return [...texts(document)].flatMap(({ node, at, text }) =>
    node.type.name === 'heading' ? [{ level: node.attrs.level, text: text.trim(), at }] : [],
  );
}

/** `TK`, `TKTK`: "to come", which writers leave where a fact is missing. */
const toCome = /\b(?:TK){1,10}\b/g;

export function toComeMarks(document: Node): { from: number; to: number }[] {
  return [...texts(document)].flatMap(({ at, text }) =>
    [...text.matchAll(toCome)].map(({ index, 0: mark }) => ({
      from: at + 1 + index,
      to: at + 1 + index + mark.length,
    })),
  );
}
