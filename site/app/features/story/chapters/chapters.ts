import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { wordsPerMinute } from '#content/limits.ts';

type ProseBlock = Extract<BodyBlock, { kind: 'prose' }>;

/** One item of the text column; the margin pieces that follow belong to it. */
export interface TextItem {
  block: BodyBlock;
  hasAdBefore: boolean;
  margin: Embed[];
}

export type ChapterPart = { kind: 'text'; items: TextItem[] } | { kind: 'bleed'; embed: Embed };

export interface Chapter {
  /** The opening has none. */
  heading?: { id: string; text: string } | undefined;
  words: number;
  parts: ChapterPart[];
}

export interface ChapterRules {
  /** Embeds that take the whole width of the page and so divide a chapter's text. */
  isBleed: (embed: Embed) => boolean;
  /** Embeds that the page shows elsewhere. */
  isElsewhere: (embed: Embed) => boolean;
}

/** A split body (`split-chapters.ts`) as chapters. The first one is the opening, which may be empty. */
export function chaptersOf(
  blocks: readonly BodyBlock[],
  breaks: readonly number[],
  { isBleed, isElsewhere }: ChapterRules,
): Chapter[] {
  const chapters: Chapter[] = [{ words: 0, parts: [] }];
  blocks.forEach((block, index) => {
    if (block.kind === 'embed' && isElsewhere(block.embed)) return;
    if (block.kind === 'prose' && block.heading)
      chapters.push({ heading: block.heading, words: 0, parts: [] });
    const chapter = chapters.at(-1) as Chapter;
    if (block.kind === 'embed' && isBleed(block.embed)) {
      chapter.parts.push({ kind: 'bleed', embed: block.embed });
      return;
    }
    chapter.words += (block as ProseBlock).words ?? 0;
    const items = textOf(chapter);
    const owner = items.at(-1);
    if (block.kind === 'embed' && block.embed.type === 'margin' && owner) owner.margin.push(block.embed);
    else items.push({ block, hasAdBefore: breaks.includes(index), margin: [] });
  });
  return chapters;
}

function textOf(chapter: Chapter): TextItem[] {
  const last = chapter.parts.at(-1);
  if (last?.kind === 'text') return last.items;
  const items: TextItem[] = [];
  chapter.parts.push({ kind: 'text', items });
  return items;
}

/** Minutes to read a chapter; its width in the strip. */
export function chapterMinutes({ words }: Pick<Chapter, 'words'>): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Chapters with a name. What is read before the first of them counts as part of it. */
export function namedChapters(chapters: readonly Chapter[]): { id: string; text: string; minutes: number }[] {
  const opening = chapters.find(({ heading }) => !heading)?.words ?? 0;
  return chapters
    .filter((chapter) => chapter.heading)
    .map(({ heading, words }, index) => ({
      id: heading?.id ?? '',
      text: heading?.text ?? '',
      minutes: chapterMinutes({ words: words + (index === 0 ? opening : 0) }),
    }));
}
