import { Parser } from 'htmlparser2';
import { droppedWithContent } from './allowed-tags.ts';

/** Elements that end a word before and after them; every other element may stand inside a word. */
const separators = new Set(
  (
    'address article aside blockquote body br button caption center col dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html img input label legend li main menu nav ol option ' +
    'p picture pre rp rt section source summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** The parser's work per tag grows with the depth. */
const deepest = 1000;

/** The text a reader sees of HTML, the same for every system; attributes, scripts and styles are no text. */
export function visibleText(html: string): string {
  const out: string[] = [];
  let dropping = 0;
  let depth = 0;
  let rest: string | undefined;
  const parser: Parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (depth > deepest) {
        rest ??= html.slice(parser.endIndex + 1);
        return parser.pause();
      }
      if (droppedWithContent.has(name)) dropping += 1;
      if (separators.has(name)) out.push(' ');
    },
    ontext(text) {
      if (dropping === 0 && rest === undefined) out.push(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (droppedWithContent.has(name)) dropping -= 1;
      if (separators.has(name)) out.push(' ');
    },
  });
  parser.end(html);
  if (rest !== undefined) out.push(' ', withoutTags(rest));
  return out.join('').replace(/\s+/g, ' ').trim();
}

/** The text of HTML that is nested too deep to be parsed. */
export function withoutTags(html: string): string {
  const lower = html.toLowerCase();
  const words: string[] = [];
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    words.push(html.slice(at, open < 0 ? undefined : open));
    if (open < 0) break;
    const silent = ['script', 'style'].find((name) => lower.startsWith(name, open + 1));
    const end = silent ? lower.indexOf(`</${silent}`, open) : open;
    const close = end < 0 ? -1 : html.indexOf('>', end);
    if (close < 0) break;
    at = close + 1;
  }
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) });
  parser.end(words.join(' '));
  return text;
}
