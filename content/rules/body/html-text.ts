import { Parser } from 'htmlparser2';
import { droppedWithContent } from './allowed-tags.ts';
import { inlineTags, textLines } from './text-lines.ts';

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
      if (!inlineTags.has(name)) out.push('\n');
    },
    ontext(text) {
      if (dropping === 0) out.push(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (droppedWithContent.has(name)) dropping -= 1;
      if (!inlineTags.has(name)) out.push('\n');
    },
  });
  parser.end(html);
  return textLines(out);
}
