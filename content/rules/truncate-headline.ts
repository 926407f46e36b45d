import { headlineCharacters } from '../limits.ts';

// A tag, a character reference, or one character. A tag never spans a second "<", which keeps this linear.
const pieces = /<[^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|./gisu;
const tagName = /^<(\/?)([a-z][a-z\d]*)/i;
const voidTags = new Set(['br', 'wbr', 'img', 'hr']);

/**
 * Cuts headline markup after so many visible characters. Tags do not count, a character reference counts as
 * one, the ellipsis is inside the limit, and every tag opened before the cut is closed after it.
 */
export function truncateHeadline(markup: string, limit = headlineCharacters): string {
  // The common case: a headline short in code units is no longer in visible characters.
  if (markup.length <= limit) return markup;
  const open: string[] = [];
  let text = '';
  let cut = { at: 0, open: [] as string[] };
  let visible = 0;
  for (const [piece] of markup.matchAll(pieces)) {
    const tag = tagName.exec(piece);
    if (tag) {
      const name = (tag[2] ?? '').toLowerCase();
      if (tag[1]) {
        if (open.at(-1) === name) open.pop();
      } else if (!voidTags.has(name) && !piece.endsWith('/>')) open.push(name);
    } else {
      visible += 1;
      if (visible === limit) cut = { at: text.length, open: [...open] };
      if (visible > limit) {
        const closing = cut.open.reverse().map((name) => `</${name}>`);
        return `${text.slice(0, cut.at).trimEnd()}…${closing.join('')}`;
      }
    }
    text += piece;
  }
  return markup;
}
