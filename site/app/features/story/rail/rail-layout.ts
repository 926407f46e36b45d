import type { Article } from '#content/entities/article.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { type Chapter, type ChapterRules, chaptersOf } from '../chapters/chapters.ts';
import { listHeight, newsletterHeight, pieceHeight, railAdHeight, sizedItems } from './rail-heights.ts';
import { planRail, type RailPiece, type SizedPiece } from './rail-plan.ts';
import { type RailStack, type SizedItem, stackPieces } from './rail-stacks.ts';

/** What the server decides about the rail of a long story; the browser could not, because it has no embeds. */
export interface RailLayout {
  rows: readonly { chapters: number; stacks: readonly RailStack[] }[];
  rest: readonly RailPiece[];
}

export type RailedArticle = Article & { rail?: RailLayout | undefined };

/** Embeds that stand in the rail: margin pieces, links, terms, a field to try, the newsletter an editor chose. */
const railTypes: ReadonlySet<Embed['type']> = new Set<Embed['type']>([
  'margin',
  'relatedLinks',
  'newsletter',
  'glossary',
  'tryText',
]);
const isRailEmbed = (embed: Embed) => railTypes.has(embed.type);

/** The chapters of a long story without the embeds of its rail and the one its head shows. */
export function railChapters(
  blocks: readonly BodyBlock[],
  breaks: readonly number[],
  opening?: Embed | undefined,
): Chapter[] {
  const rules: ChapterRules = {
    isBleed: () => false,
    isElsewhere: (embed) => isRailEmbed(embed) || embed === opening,
  };
  return chaptersOf(blocks, breaks, rules).filter(({ parts }) => parts.length > 0);
}

/** A lower row would have its pieces pushed together; its chapter shares a row with the next. */
const lowestRow = 640;

export interface RailSources {
  /** Of the body, already split into chapters. */
  blocks: readonly BodyBlock[];
  breaks: readonly number[];
  /** The embed that the head of an explainer shows. */
  opening?: Embed | undefined;
  /** Items of each list that the layout puts beside the story. */
  lists: readonly { items: number; isReport: boolean }[];
  hasAd: boolean;
  /** There is a newsletter that fits the story. */
  hasNewsletter: boolean;
}

export function layOutRail({
  blocks,
  breaks,
  opening,
  lists,
  hasAd,
  hasNewsletter,
}: RailSources): RailLayout {
  const chapters = railChapters(blocks, breaks, opening);
  const owned = embedsOf(blocks, chapters);
  const rows = groupRows(chapters.map(sizedChapter));
  const plan = planRail(
    rows.map((row) => ({
      height: row.reduce((sum, { height }) => sum + height, 0),
      placed: row.flatMap(({ index }) => owned[index] ?? []),
    })),
    {
      pieces: supplyOf(lists, hasNewsletter && !blocks.some(isNewsletter)),
      ad: hasAd ? { piece: { kind: 'ad' }, height: railAdHeight } : undefined,
    },
  );
  return {
    rows: rows.map((row, index) => ({
      chapters: row.length,
      stacks: stackPieces(
        row.flatMap(({ items }) => items),
        plan.rows[index] ?? [],
      ),
    })),
    // The best comment stands beside the button that opens all of them.
    rest: [{ kind: 'comment' }, ...plan.rest],
  };
}

const isNewsletter = (block: BodyBlock) => block.kind === 'embed' && block.embed.type === 'newsletter';

/** Links on the same subject come first, then the story's newsletter unless its text has one, then what everybody reads. */
function supplyOf(lists: RailSources['lists'], offersNewsletter: boolean): SizedPiece[] {
  const sized = lists.map(({ items, isReport }, place) => ({
    piece: { kind: 'list', place } as const,
    height: listHeight(items),
    isReport,
  }));
  return [
    ...sized.filter(({ isReport }) => isReport),
    ...(offersNewsletter ? [{ piece: { kind: 'newsletter' } as const, height: newsletterHeight }] : []),
    ...sized.filter(({ isReport }) => !isReport),
  ];
}

/** The rail's embeds, by the chapter in which they stand. */
function embedsOf(blocks: readonly BodyBlock[], chapters: readonly Chapter[]): SizedPiece[][] {
  const owned: SizedPiece[][] = chapters.map(() => []);
  const hasOpening = chapters[0]?.heading === undefined;
  let chapter = hasOpening ? 0 : -1;
  blocks.forEach((block, index) => {
    if (block.kind === 'prose' && block.heading) chapter += 1;
    if (block.kind === 'embed' && isRailEmbed(block.embed))
      owned[Math.max(0, chapter)]?.push({
        piece: { kind: 'embed', block: index },
        height: pieceHeight(block.embed),
      });
  });
  return owned;
}

interface SizedChapter {
  height: number;
  items: readonly SizedItem[];
  index: number;
}

function sizedChapter(chapter: Chapter, index: number): SizedChapter {
  const items = sizedItems(chapter);
  return { height: items.reduce((sum, { height }) => sum + height, 0), items, index };
}

function groupRows(chapters: readonly SizedChapter[]): SizedChapter[][] {
  const rows: SizedChapter[][] = [];
  const isLow = (row: readonly SizedChapter[]) =>
    row.reduce((sum, { height }) => sum + height, 0) < lowestRow;
  for (const chapter of chapters) {
    const open = rows.at(-1);
    if (open && isLow(open)) open.push(chapter);
    else rows.push([chapter]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last && isLow(last)) rows.splice(-2, 2, [...(rows.at(-2) ?? []), ...last]);
  return rows;
}
