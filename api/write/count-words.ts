import { htmlText } from '#content/rules/body/html-text.ts';
import { withoutShortcodes } from '#content/rules/body/shortcode.ts';

/** Words of a stored body as a reader counts them: no tags, no shortcodes, no lone dashes. */
export function countWords(body: string): number {
  return withoutShortcodes(htmlText(body))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
