import type { StoryInput } from '#content/entities/story-input.ts';
import type { IncomingAccount } from '#content/incoming.ts';
import { embedText } from '#content/rules/body/embed-text.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { compareWords, type PartCounts, type StoryAccount } from '#content/rules/imports/account.ts';

export type ArticleInput = Extract<StoryInput, { kind: 'article' }>;

/** Compares what a story was with what is stored of it, after everything that may take something away. */
export function accountOf(story: ArticleInput, { text, parts, marked }: IncomingAccount): StoryAccount {
  const embeds = Object.values(story.additionalShortcodeData);
  const pieces = splitShortcodes(story.body);
  const placed = new Set(pieces.flatMap((piece) => ('shortcode' in piece ? [piece.shortcode.uuid] : [])));
  const shown = embeds.filter(({ uuid }) => placed.has(uuid));
  const html = pieces.map((piece) => ('html' in piece ? piece.html : ' ')).join(' ');
  const after = [visibleText(html), ...shown.map(embedText), story.image?.caption ?? ''].join(' ');
  const tables = html.split('<table').length - 1 + shown.filter(({ type }) => type === 'table').length;
  const others = shown.filter(
    ({ type }) => type !== 'image' && type !== 'gallery' && type !== 'table' && type !== 'imported',
  ).length;
  return {
    words: compareWords(text, after),
    parts: { ...parts, tables: atMost(parts.tables, tables), embeds: atMost(parts.embeds, others) },
    marked,
  };
}

/** What was counted on the way and is not there at the end is lost. */
function atMost(count: PartCounts['tables'], found: number): PartCounts['tables'] {
  const missing = Math.max(0, count.preserved - found);
  return { ...count, preserved: count.preserved - missing, lost: count.lost + missing };
}
