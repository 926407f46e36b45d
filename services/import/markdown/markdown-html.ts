import { Marked, type Tokens } from 'marked';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { Parts } from '../body/parts.ts';
import { withoutBetween } from '../body/pieces.ts';
import type { HeldParts } from './template-parts.ts';
import { typographic } from './typographic.ts';

interface MarkdownOptions {
  parts: Parts;
  held: HeldParts;
  /** The address of a linked Markdown file, if the folder has it. */
  addressOf(name: string): string | undefined;
  note(line: string): void;
  /** Whether the generator sets curly quotes and dashes. */
  isTypographic: boolean;
}

export interface MarkdownReader {
  /** A piece of Markdown as HTML, without its footnotes. */
  html(markdown: string): string;
  /** The footnotes of all pieces so far, for the end of the text. */
  footnotes(): string;
}

/** More marks than that are no footnotes, and looking for each of them takes long. */
const mostFootnotes = 1000;

/** Markdown as Goldmark and kramdown read it: GFM, footnotes, definition lists, and attributes, which say nothing to readers. */
export function createMarkdownReader({
  parts,
  held,
  addressOf,
  note,
  isTypographic,
}: MarkdownOptions): MarkdownReader {
  const notes = new Map<string, string>();
  const order: string[] = [];
  let hasFootnotes = true;
  const marked = new Marked({
    gfm: true,
    extensions: [
      {
        name: 'footnote',
        level: 'block',
        start: (text) => (hasFootnotes ? inBlock(text, /^\[\^/m) : -1),
        tokenizer(text) {
          const found = /^\[\^([^\]\n]{1,100})\]:([^\n]*(?:\n(?: {2}|\t)[^\n]*|\n(?=\n(?: {2}|\t)))*)/.exec(
            text,
          );
          if (!found) return undefined;
          const [raw, id = '', words = ''] = found;
          notes.set(id, words.trim().replace(/^[ \t]{2,4}/gm, ''));
          return { type: 'footnote', raw, text: '' };
        },
        renderer: () => '',
      },
      {
        name: 'footnoteMark',
        level: 'inline',
        start: (text) => (hasFootnotes ? inWindow(text, /\[\^/) : -1),
        tokenizer(text) {
          const found = /^\[\^([^\]\n]{1,100})\]/.exec(text);
          return found ? { type: 'footnoteMark', raw: found[0], text: found[1] ?? '' } : undefined;
        },
        renderer: ({ text }) => {
          const id = String(text);
          if (!order.includes(id)) order.push(id);
          return `<sup>${order.indexOf(id) + 1}</sup>`;
        },
      },
      {
        name: 'definitions',
        level: 'block',
        start: termIn,
        tokenizer(text) {
          const found = definitionsAt(text);
          if (!found) return undefined;
          const items = found.items.map(({ isTerm, words }) => ({
            isTerm,
            tokens: this.lexer.inlineTokens(words),
          }));
          return { type: 'definitions', raw: found.raw, items };
        },
        renderer(token) {
          const items = token.items as { isTerm: boolean; tokens: Tokens.Generic[] }[];
          const rows = items.map(({ isTerm, tokens }) => {
            const tag = isTerm ? 'dt' : 'dd';
            return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
          });
          return `<dl>${rows.join('')}</dl>\n`;
        },
      },
      {
        // `{: .wide}`, `{::options /}`, `{#top}`: attributes of kramdown and Goldmark.
        name: 'attributes',
        level: 'inline',
        start: (text) => inWindow(text, / ?\{[:#.]/),
        tokenizer(text) {
          // With the space before it, which would end a heading otherwise.
          const found = /^ ?(?:\{:{1,2}\/?[^}\n]{0,500}\}|\{[#.][\w-][^}\n]{0,200}\}(?=\s{0,20}$))/.exec(
            text,
          );
          if (!found) return undefined;
          return { type: 'attributes', raw: found[0], text: /#([\w-]{1,100})/.exec(found[0])?.[1] ?? '' };
        },
        // The name of the heading it stands in, for links inside the text.
        renderer: ({ text }) => (text ? `<a id="${escapeAttribute(String(text))}"></a>` : ''),
      },
    ],
    renderer: {
      code: ({ text, lang }) =>
        parts.embed({
          type: 'code',
          language: /^[\w+#.-]{1,40}/.exec(lang ?? '')?.[0] ?? '',
          code: held.sourceOf(text),
        }),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      codespan: ({ text }) => `<code>${escapeText(held.sourceOf(text))}</code>`,
      image: ({ href, text, title }) =>
        parts.picture({ address: href, alt: text, ...(title ? { caption: title } : {}) }),
      link({ href, title, tokens }) {
        const isFile =
          /\.(?:md|markdown)(?:[?#]|$)/i.test(href) && !/^(?:[a-z][a-z0-9+.-]{0,30}:|\/\/)/i.test(href);
        const address = isFile ? addressOf(href) : href;
        if (address === undefined) note(`dead link: ${href.slice(0, 100)} names no file`);
        const about = title ? ` title="${escapeAttribute(title)}"` : '';
        return `<a href="${escapeAttribute(address ?? '#')}"${about}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = (markdown: string) => {
    hasFootnotes = markdown.split('[^', mostFootnotes + 1).length <= mostFootnotes;
    const parsed = joined(marked.parse(withMarkdownInHtml(withoutDirectives(markdown)), { async: false }));
    return isTypographic ? typographic(parsed) : parsed;
  };
  return {
    html,
    footnotes() {
      const items = order.map((id) => `<li>${html(notes.get(id) ?? '')}</li>`);
      const unused = [...notes].filter(([id]) => !order.includes(id));
      for (const [id] of unused) note(`footnote ${id.slice(0, 40)} has no place in the text`);
      const rest = unused.map(([, words]) => `<li>${html(words)}</li>`);
      return items.length + rest.length > 0 ? `<hr><ol>${[...items, ...rest].join('')}</ol>` : '';
    },
  };
}

/** The number of a footnote is no part of its word, and stays on its line. */
const joined = (html: string) => html.replace(/(?<=[\p{L}\p{N}])(?=<sup>\d{1,4}<\/sup>)/gu, '\u2060');

/** Marked looks, for every piece of text, where the next part may begin: looking through all the rest each time takes long. */
const window = 1000;

/** In a line of text: at the end of the window the text is cut, and the next piece follows. */
function inWindow(text: string, part: RegExp): number {
  const at = text.slice(0, window + 20).search(part);
  return at < 0 && text.length > window ? window : at;
}

/** Between blocks: only what may interrupt this paragraph matters. */
function inBlock(text: string, part: RegExp): number {
  const end = text.indexOf('\n\n');
  return (end < 0 ? text : text.slice(0, end)).search(part);
}

/** The line above the first definition of this block. */
function termIn(text: string): number {
  const at = inBlock(text, /\n:[ \t]/);
  return at < 0 ? -1 : text.lastIndexOf('\n', at - 1) + 1;
}

const definition = /^:[ \t]+/;

/** Terms, each with lines that begin with a colon below it. A line more indented goes on with the definition above it. */
function definitionsAt(
  text: string,
): { raw: string; items: { isTerm: boolean; words: string }[] } | undefined {
  const lines = text.split('\n', 2000);
  const items: { isTerm: boolean; words: string }[] = [];
  let at = 0;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const skipped = lines[index + 1]?.trim() === '' ? 2 : 1;
    if (definition.test(line) && items.length > 0) {
      items.push({ isTerm: false, words: line.replace(definition, '').trim() });
    } else if (/^[ \t]+\S/.test(line) && items.at(-1)?.isTerm === false) {
      const last = items.at(-1);
      if (last) last.words += ` ${line.trim()}`;
    } else if (/^[^\s:|>#*+-]/.test(line) && definition.test(lines[index + skipped] ?? '')) {
      items.push({ isTerm: true, words: line.trim() });
    } else if (line.trim() !== '' || items.length === 0) break;
    index += 1;
    if (line.trim() !== '') at = index;
  }
  return items.length > 0 ? { raw: lines.slice(0, at).join('\n'), items } : undefined;
}

/** `<div markdown="1">`: kramdown reads Markdown in it, which needs an empty line for other readers. */
const withMarkdownInHtml = (markdown: string) =>
  markdown.replace(
    /^ {0,3}<[a-z][^<>\n]{0,500}?\smarkdown=["']?(?:1|block)["']?[^<>\n]{0,500}>/gim,
    '$&\n\n',
  );

/** kramdown writes a table of contents where `{:toc}` stands below a list of one line. */
const contents =
  /^[ \t]{0,3}(?:[*+-]|\d{1,9}\.)[ \t][^\n]{0,500}\n\{:\s{0,5}toc[^}\n]{0,100}\}[ \t]{0,20}$/gim;
/** `*[HTML]: Hypertext …` explains a word wherever it stands. */
const abbreviation = /^ {0,3}\*\[[^\]\n]{1,100}\]:[^\n]{0,500}$/gm;

/** Attributes on a line of their own, below a heading and below a table. */
const besideHeading = /^( {0,3}#{1,6} [^\n]{1,500})\n(\{:[^}\n]{1,500}\})[ \t]{0,20}$/gm;
const belowTable = /^([ \t]{0,3}\|[^\n]{0,2000}\n)\{:[^}\n]{1,500}\}[ \t]{0,20}$/gm;

/** Markdown without what kramdown never shows in its place: directives, explanations, comments of the author. */
export const withoutDirectives = (markdown: string): string =>
  withoutBetween(markdown, '{::comment}', '{:/comment}')
    .replace(contents, '')
    .replace(abbreviation, '')
    .replace(besideHeading, '$1 $2')
    .replace(belowTable, '$1');
