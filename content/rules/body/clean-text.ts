import { type CleanNode, cleanTree } from './clean-tree.ts';
import { inlineTags, textLines } from './text-lines.ts';

/** What `htmlText` answers, of what `sanitiseHtml` wrote: without a parser, which would be a large part of a screen's scripts. */
export const cleanText = (html: string): string => textLines(cleanTree(html).flatMap(piecesOf));

function piecesOf(node: CleanNode): string[] {
  if (typeof node === 'string') return [node];
  const inside = node.children.flatMap(piecesOf);
  return inlineTags.has(node.tag) ? inside : ['\n', ...inside, '\n'];
}
