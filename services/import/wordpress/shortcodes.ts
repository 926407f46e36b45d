import type { IncomingPicture } from '#content/incoming.ts';
import { escapeText } from '#platform/escape-html.ts';
import { embedAt } from '../body/embed-at.ts';
import type { Parts } from '../body/parts.ts';
import { splitElements } from '../body/pieces.ts';
import { codeOf, codeText, splitCode } from './code-shortcodes.ts';
import { postAddress } from './post-address.ts';

/** Files of the export, by what a story names them with. */
export interface Attachments {
  picture(id: string): IncomingPicture | undefined;
  /** Recordings and other files. */
  file(id: string): { address: string; title: string } | undefined;
  /** Ids of pictures that were uploaded to this story. */
  picturesOf: readonly string[];
}

/** Of WordPress itself and, from `youtube` on, of Jetpack. */
const known = new Set(
  'gallery caption wp_caption audio video playlist embed youtube vimeo tweet instagram'.split(' '),
);
const longest = 4000;
/** Code is shown as it is written. */
const codeElements = ['pre', 'code'];

interface Shortcode {
  index: number;
  whole: string;
  name: string;
  attributes: string;
  isEscaped: boolean;
  isEnd: boolean;
  isAlone: boolean;
}

/** `[name …]`, `[name … /]`, `[/name]`, `[[escaped]]`; brackets in the attributes of a tag are no shortcodes. */
function* shortcodesIn(content: string): Generator<Shortcode> {
  for (let at = 0; at < content.length; at += 1) {
    if (content[at] === '<') at = Math.max(at, tagEnd(content, at));
    if (content[at] !== '[') continue;
    const isEscaped = content[at + 1] === '[';
    const from = at + (isEscaped ? 2 : 1);
    const head = /^(\/?)([a-zA-Z][\w-]{0,60})(?![\w-])/.exec(content.slice(from, from + 64));
    const end = head ? bracketEnd(content, from + head[0].length) : -1;
    if (!head || end < 0) continue;
    const inside = content.slice(from + head[0].length, end);
    const isAlone = inside.endsWith('/');
    yield {
      index: at,
      whole: content.slice(at, end + (isEscaped && content[end + 1] === ']' ? 2 : 1)),
      name: head[2] ?? '',
      attributes: isAlone ? inside.slice(0, -1) : inside,
      isEscaped,
      isEnd: head[1] === '/',
      isAlone,
    };
    at = end;
  }
}

const tagEnd = (content: string, from: number) => {
  const end = content.slice(from, from + longest).search(/>/);
  return end < 0 ? from : from + end;
};

/** The bracket that ends a shortcode; one in quotes does not. */
function bracketEnd(content: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(content.length, from + longest); at += 1) {
    const character = content[at] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ']') return at;
    else if (character === '[' || character === '<') return -1;
  }
  return -1;
}

export function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const pairs = /\b([\w-]{1,60})=(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"']{1,4000}))/g;
  for (const [, name = '', double, single, bare] of text.matchAll(pairs))
    found[name.toLowerCase()] ??= double ?? single ?? bare ?? '';
  // `[audio https://…]`: an address without a name.
  const [first = ''] = text.trim().split(/\s/, 1);
  const plain = first.replace(/^["']|["']$/g, '');
  if (/^(?:https?:)?\//.test(plain)) found['0'] = plain;
  return found;
}

/**
 * WordPress takes only registered names for shortcodes. A name without attributes, such as `[sic]`, is a word unless it
 * looks like the name of a program.
 */
const isShortcode = (name: string, attributes: string) =>
  known.has(name) || attributes.includes('=') || /^\d/.test(attributes.trim()) || /[_-]/.test(name);

/** Translates the shortcodes of a classic post; the text inside those we do not know stays. */
export function translateShortcodes(content: string, parts: Parts, files: Attachments): string {
  return splitCode(content)
    .flatMap((piece) =>
      piece.language === undefined
        ? splitElements(piece.text, codeElements).map(({ text, isElement }) =>
            isElement ? text : translatePiece(text, parts, files),
          )
        : codeOf(piece, parts),
    )
    .join('');
}

/** The same text without its shortcodes, for counting words. */
export function withoutWordPressShortcodes(content: string): string {
  const strip = (piece: string) => {
    const out: string[] = [];
    let from = 0;
    for (const { index, whole, name, attributes, isEscaped, isEnd } of shortcodesIn(piece)) {
      const isRemoved = isEscaped || isEnd || isShortcode(name, attributes);
      if (!isRemoved) continue;
      out.push(piece.slice(from, index), isEscaped ? whole.slice(1, -1) : ' ');
      from = index + whole.length;
    }
    return out.join('') + piece.slice(from);
  };
  return splitCode(content)
    .flatMap((piece) =>
      piece.language === undefined
        ? splitElements(piece.text, codeElements).map(({ text, isElement }) =>
            isElement ? text : strip(text),
          )
        : ` ${escapeText(codeText(piece))} `,
    )
    .join('');
}

function translatePiece(content: string, parts: Parts, files: Attachments): string {
  const out: string[] = [];
  const opened = new Set<string>();
  /** Names that never end from here on. */
  const endless = new Set<string>();
  let from = 0;
  for (const { index, whole, name, attributes, isEscaped, isEnd, isAlone } of shortcodesIn(content)) {
    if (index < from) continue;
    const after = index + whole.length;
    const show = (text: string, to = after) => {
      out.push(content.slice(from, index), text);
      from = to;
    };
    if (isEscaped) show(whole.slice(1, -1));
    else if (isEnd) {
      if (known.has(name) || opened.has(name)) show('');
    } else if (isShortcode(name, attributes)) {
      opened.add(name);
      const closing = `[/${name}]`;
      const mayEnd = !isAlone && known.has(name) && !endless.has(name);
      const last = mayEnd ? content.indexOf(closing, after) : -1;
      if (mayEnd && last < 0) endless.add(name);
      const inside = last < 0 ? '' : content.slice(after, last);
      show(
        known.has(name)
          ? knownPart(name, attributesOf(attributes), inside, whole, parts, files)
          : parts.unknown({ system: 'wordpress', name, markup: whole }),
        last < 0 ? after : last + closing.length,
      );
    }
  }
  out.push(content.slice(from));
  return out.join('');
}

const sources = [
  'src',
  'mp3',
  'm4a',
  'ogg',
  'wav',
  'flac',
  'wma',
  'mp4',
  'm4v',
  'webm',
  'ogv',
  'mov',
  'wmv',
  '0',
];

function knownPart(
  name: string,
  attributes: Record<string, string>,
  inside: string,
  whole: string,
  parts: Parts,
  files: Attachments,
): string {
  const unknown = () => parts.unknown({ system: 'wordpress', name, markup: `${whole}${inside}` });
  const address = sources
    .map((source) => attributes[source])
    .find((value) => value && /^(?:https?:)?\//.test(value));
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return figureOf(inside, attributes.caption);
    case 'gallery': {
      const ids = (attributes.ids ?? attributes.include)?.split(/[\s,]+/) ?? files.picturesOf;
      const pictures = ids.flatMap((id) => files.picture(id) ?? []);
      return pictures.length > 0 && pictures.length === ids.length
        ? parts.gallery({ title: '', pictures })
        : pictures.length > 0
          ? `${parts.gallery({ title: '', pictures })}${unknown()}`
          : unknown();
    }
    case 'audio':
      return address ? parts.audio({ address }) : unknown();
    case 'video':
      return address ? linkedPart(address, parts) : unknown();
    case 'playlist': {
      const found = (attributes.ids ?? '').split(/[\s,]+/).flatMap((id) => files.file(id) ?? []);
      return found.length > 0 ? found.map((file) => parts.audio(file)).join('') : unknown();
    }
    case 'youtube':
    case 'vimeo':
    case 'tweet':
    case 'instagram': {
      const embed = embedAt(postAddress(name, whole.slice(name.length + 1, -1), attributes));
      return embed ? parts.embed(embed) : unknown();
    }
    default:
      return linkedPart(inside.trim() || attributes.src || attributes['0'] || '', parts);
  }
}

/** The embed of an address, or a link to it where we have no such embed. */
export function linkedPart(address: string, parts: Parts): string {
  const embed = embedAt(address);
  if (embed) return parts.embed(embed);
  return address ? parts.file({ address, name: '' }) : '';
}

/** `[caption]<a><img></a> Words[/caption]`; before WordPress 3.4 the words were an attribute. */
function figureOf(inside: string, attribute = ''): string {
  const words = inside.trim();
  const picture = /^(?:<a\b[^<>]*>)?\s{0,9}<img\b[^<>]*>(?:\s{0,9}<\/a>)?/.exec(words)?.[0];
  if (!picture) return inside;
  const caption = words.slice(picture.length).trim() || attribute;
  return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
}
