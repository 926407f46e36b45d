import { Parser } from 'htmlparser2';
import { droppedWithContent } from '#content/rules/body/allowed-tags.ts';
import { trimLineEnds } from '#content/rules/trim-line-ends.ts';

const blocks = new Set([
  'p',
  'div',
  'blockquote',
  'ul',
  'ol',
  'li',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** The words of a piece of HTML, its paragraphs and its web addresses; nothing else of it. */
export function plainText(html: string): string {
  let text = '';
  let dropped = 0;
  /** The address of the link being read, and where its words begin. */
  let link: { href: string; from: number } | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (droppedWithContent.has(tag)) dropped += 1;
      if (tag === 'br') text += '\n';
      if (blocks.has(tag)) text += '\n\n';
      if (tag === 'a' && /^https?:\/\//i.test(attributes.href ?? ''))
        link = { href: attributes.href ?? '', from: text.length };
    },
    ontext(words) {
      if (dropped === 0) text += words;
    },
    onclosetag(tag) {
      if (droppedWithContent.has(tag)) dropped -= 1;
      if (blocks.has(tag)) text += '\n\n';
      if (tag !== 'a' || !link) return;
      text = `${text.slice(0, link.from)}${shownLink(text.slice(link.from).trim(), link.href)}`;
      link = undefined;
    },
  });
  parser.end(html);
  return trimLineEnds(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An address that was cut for looks is whole again; words keep theirs in brackets. */
function shownLink(words: string, href: string): string {
  const isAddress =
    words === '' ||
    /^(?:https?:\/\/|www\.)/i.test(words) ||
    href.includes(words.replace(/(?:…|\.\.\.)$/, ''));
  return isAddress ? href : `${words} (${href})`;
}
