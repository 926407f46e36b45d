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
