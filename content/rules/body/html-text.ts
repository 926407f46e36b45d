import { Parser } from 'htmlparser2';
import { droppedWithContent } from './allowed-tags.ts';

const inline = new Set([
  'a',
  'strong',
  'em',
  'b',
  'i',
  'code',
  'sub',
  'sup',
  'abbr',
  'time',
  'mark',
  'small',
  'span',
]);

/** The text a reader sees; blocks are separated by a line break. */
export function htmlText(html: string): string {
  const out: string[] = [];
  let dropping = 0;
  let depth = 0;
  const parser: Parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (depth > 1000) return parser.pause();
      if (droppedWithContent.has(name)) dropping += 1;
      if (!inline.has(name)) out.push('\n');
    },
    ontext(text) {
      if (dropping === 0) out.push(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (droppedWithContent.has(name)) dropping -= 1;
      if (!inline.has(name)) out.push('\n');
    },
  });
  parser.end(html);
  return out
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
