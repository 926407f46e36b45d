import { wordsPerMinute } from '../../limits.ts';
import { htmlText } from './html-text.ts';
import { withoutShortcodes } from './shortcode.ts';

const wordsOf = (html: string) => withoutShortcodes(htmlText(html)).split(/\s+/).filter(Boolean).length;

/** Minutes to read each chapter of a stored body; the opening counts as part of the first. None without two chapters. */
export function chapterMinutes(body: string): number[] {
  const [opening = '', ...chapters] = body.split(/<h2\b/i);
  if (chapters.length < 2) return [];
  return chapters.map((chapter, index) => {
    const words = wordsOf(`<h2${chapter}`) + (index === 0 ? wordsOf(opening) : 0);
    return Math.max(1, Math.round(words / wordsPerMinute));
  });
}
