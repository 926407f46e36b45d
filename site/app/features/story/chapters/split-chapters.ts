import { type ProsePiece, splitProse } from '#app/ads/placement/split-prose.ts';
import type { BodyBlock } from '#content/entities/embed.ts';

interface SplitBody {
  blocks: readonly BodyBlock[];
  /** Indexes of blocks with an ad before them. */
  breaks: readonly number[];
}

/**
 * A body with one prose block per chapter, or more where embeds stand between: each chapter's first block names its
 * heading. The paragraph before a margin piece is a block of its own, so that the piece can stand beside it. Done
 * before the page is rendered, because the browser hydrates without the prose.
 */
export function splitChapters({ blocks, breaks }: SplitBody): SplitBody {
  const split: BodyBlock[] = [];
  const moved: number[] = [];
  blocks.forEach((block, index) => {
    if (breaks.includes(index)) moved.push(split.length);
    if (block.kind === 'embed') split.push(block);
    else split.push(...chapterBlocks(block.html, isMargin(blocks[index + 1])));
  });
  return { blocks: split, breaks: moved };
}

const isMargin = (block: BodyBlock | undefined) => block?.kind === 'embed' && block.embed.type === 'margin';

function chapterBlocks(html: string, ownsMargin: boolean): BodyBlock[] {
  const runs: ProsePiece[][] = [];
  for (const piece of splitProse(html)) {
    const run = runs.at(-1);
    if (!run || piece.tag === 'h2') runs.push([piece]);
    else run.push(piece);
  }
  const last = runs.at(-1);
  // A heading stays with its first paragraph.
  if (ownsMargin && last && last.length > 1 && !(last.length === 2 && last[0]?.tag === 'h2'))
    runs.push(last.splice(-1));
  return runs.map(blockOf);
}

function blockOf(run: readonly ProsePiece[]): BodyBlock {
  const html = run.map((piece) => piece.html).join('');
  const [first] = run;
  const heading = first?.tag === 'h2' ? headingOf(first.html) : undefined;
  return { kind: 'prose', html, ...(heading ? { heading } : {}), words: countWords(html) };
}

function headingOf(html: string): { id: string; text: string } | undefined {
  const id = /\sid="([^"]+)"/.exec(html.slice(0, html.indexOf('>', html.indexOf('<h2')) + 1))?.[1];
  return id ? { id, text: plainText(html).trim() } : undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Sanitised HTML escapes only these characters. */
const plainText = (html: string) =>
  html.replace(/<[^<>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

function countWords(html: string): number {
  return plainText(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}
