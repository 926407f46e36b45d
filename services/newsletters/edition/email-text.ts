import { Parser } from 'htmlparser2';

const blocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'tr',
  'td',
  'div',
  'table',
  'ul',
  'ol',
  'blockquote',
]);
const skippedTags = new Set(['head', 'title', 'style', 'script']);
const isHidden = (style = '') => /display:\s*none/.test(style);

/** The plain text of an e-mail: one line per block, each link target after its text. */
export function emailText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let hidden = 0;
  const open: { name: string; href?: string | undefined; isHidden: boolean; from: number }[] = [];
  const end = () => {
    const words = line.replace(/[\s\u00a0]+/g, ' ').trim();
    if (words) lines.push(words);
    line = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'br') end();
      if (voidTags.has(name)) return;
      const isSkipped = skippedTags.has(name) || isHidden(attributes.style);
      if (isSkipped) hidden += 1;
      if (blocks.has(name)) end();
      open.push({ name, href: attributes.href, isHidden: isSkipped, from: line.length });
    },
    ontext(text) {
      if (hidden === 0) line += text;
    },
    onclosetag(name) {
      if (voidTags.has(name)) return;
      const tag = open.pop();
      if (tag?.isHidden) hidden -= 1;
      // A link that contains only a picture has no text, and the headline below it has the same target.
      if (tag?.name === 'a' && tag.href && hidden === 0 && line.slice(tag.from).trim())
        line += ` (${tag.href})`;
      if (blocks.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return `${lines.join('\n\n')}\n`;
}

const voidTags = new Set(['br', 'img', 'hr', 'meta', 'link', 'input']);
