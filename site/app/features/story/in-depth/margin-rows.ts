import type { Embed } from '#content/entities/embed.ts';
import type { TextItem } from '../chapters/chapters.ts';

interface MarginRow {
  /** Grid lines: from the paragraph it belongs to, to the next paragraph with a margin, or to the end. */
  from: number;
  to: number;
  embeds: readonly Embed[];
}

/** Margin pieces as rows of a grid whose rows are the items of the text and one more that takes what is too high. */
export function marginRows(items: readonly TextItem[]): MarginRow[] {
  const owners = items.flatMap(({ margin }, index) =>
    margin.length > 0 ? [{ from: index + 1, embeds: margin }] : [],
  );
  return owners.map((owner, index) => ({ ...owner, to: owners[index + 1]?.from ?? items.length + 2 }));
}

/** About half a screen of text; a shorter bare margin reads as white space. */
const wordsWithout = 150;

/** Whether the text before the first margin piece is so long that its margin would look empty. */
export function needsGuide(items: readonly TextItem[], firstPiece: number): boolean {
  const words = items
    .slice(0, firstPiece - 1)
    .reduce((sum, { block }) => sum + (block.kind === 'prose' ? (block.words ?? 0) : 0), 0);
  return words >= wordsWithout;
}
