import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/** The tags Apple News supports in text; others are dropped and their text is retained. */
const readable = new Set('p strong b em i a ul ol li br sub sup del s pre code samp blockquote'.split(' '));
const headings: Readonly<Record<string, AppleHeading>> = { h2: 'heading2', h3: 'heading3', h4: 'heading4' };

type AppleHeading = 'heading2' | 'heading3' | 'heading4';
type AppleProse =
  | { role: 'body'; format: 'html'; text: string }
  | { role: AppleHeading; text: string }
  | { role: 'htmltable'; html: string };

/** Prose as Apple News components: headings and tables are their own components, the rest is body. */
export function appleProse(html: string): AppleProse[] {
  const found: AppleProse[] = [];
  let body = '';
  let table = '';
  let inTable = false;
  let heading: AppleHeading | undefined;
  let words = '';
  const flush = () => {
    if (body.replace(/<[^<>]*>/g, '').trim()) found.push({ role: 'body', format: 'html', text: body.trim() });
    body = '';
  };
  const write = (markup: string) => {
    if (inTable) table += markup;
    else body += markup;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (headings[name]) {
          flush();
          heading = headings[name];
          words = '';
        } else if (name === 'table') {
          flush();
          inTable = true;
          table = '<table>';
        } else if (heading) return;
        else if (name === 'a' && attributes.href) write(`<a href="${escapeAttribute(attributes.href)}">`);
        else if (name === 'br') write('<br>');
        else if (readable.has(name) || (inTable && tableTags.has(name))) write(`<${name}>`);
      },
      ontext(text) {
        if (heading) words += text;
        else write(escapeText(text));
      },
      onclosetag(name) {
        if (heading && headings[name]) {
          if (words.trim()) found.push({ role: heading, text: words.trim() });
          heading = undefined;
        } else if (name === 'table') {
          inTable = false;
          found.push({ role: 'htmltable', html: `${table}</table>` });
        } else if (heading || name === 'br') return;
        else if (readable.has(name) || (inTable && tableTags.has(name))) write(`</${name}>`);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  flush();
  return found;
}

const tableTags = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']);
