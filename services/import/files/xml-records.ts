import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { ImportError } from '../import-error.ts';
import { copyText } from './copy-text.ts';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
  /** More than we keep: the rest was left out, and it is no whole record. */
  isTooLarge?: true;
}

const deepest = 40;
const largestRecord = 8 * 1024 * 1024;
const mostChildren = 5000;
/** A tag or quoted text is held in memory until it ends; one without an end would fill the memory. */
const longestSilence = 16 * 1024 * 1024;
/** A WordPress post may have a hundred thousand comments; they are not stories. */
const skipped = new Set(['wp:comment']);

interface RecordOptions {
  withComments?: boolean;
  /** Called if the file ends in the middle, with where; without it such a file is rejected. */
  onCut?: ((where: string) => void) | undefined;
}

/** What a feed holds: the children of `rss > channel`. */
export const channelRecords = (
  chunks: AsyncIterable<string>,
  name: string,
  options?: RecordOptions,
): AsyncGenerator<XmlElement> => recordsBelow(['rss', 'channel'], chunks, name, options);

/**
 * The children of one element one by one, each as a small tree; `place` names the elements from the root down to it.
 * Memory holds one of them. What is not well formed is rejected, and so is a document type: entities that expand into
 * others have no place in such a file.
 */
export async function* recordsBelow(
  place: readonly string[],
  chunks: AsyncIterable<string>,
  name: string,
  { withComments = false, onCut }: RecordOptions = {},
): AsyncGenerator<XmlElement> {
  const [root = ''] = place;
  const ready: XmlElement[] = [];
  /** Names of all open elements. */
  const path: string[] = [];
  /** The record being read and what is open inside it. */
  const inside: XmlElement[] = [];
  /** The element whose content is markup of its own (Atom's `type="xhtml"`): its text is that markup. */
  let markup: XmlElement | undefined;
  let skipping = 0;
  let size = 0;
  let nodes = 0;
  let sinceEvent = 0;
  let opened = -1;
  let hasPlace = false;
  let problem: string | undefined;
  const reject = (words: string) => {
    problem ??= words;
    parser.pause();
  };

  const parser: Parser = new Parser(
    {
      onprocessinginstruction(kind) {
        sinceEvent = 0;
        if (kind.startsWith('!')) reject('declares a document type, which is not taken');
      },
      oncomment() {
        sinceEvent = 0;
      },
      onopentag(tag, attributes) {
        sinceEvent = 0;
        opened = parser.startIndex;
        if (path.length === 0 && tag !== root) return reject(`begins with <${tag}> and not with <${root}>`);
        path.push(tag);
        if (path.length > deepest) return reject(`is nested deeper than ${deepest} elements`);
        const isBelow = place.every((element, depth) => path[depth] === element);
        if (isBelow) hasPlace = true;
        if (skipping > 0 || !isBelow || path.length === place.length) return;
        if (skipped.has(tag) && !withComments) {
          skipping = path.length;
          return;
        }
        const element: XmlElement = { name: tag, attributes, text: '', children: [] };
        const [record] = inside;
        const parent = inside.at(-1);
        nodes += 1;
        if (record && nodes > mostChildren) record.isTooLarge = true;
        else if (markup) markup.text += openingTag(tag, attributes);
        else parent?.children.push(element);
        if (!markup && attributes.type === 'xhtml') markup = element;
        inside.push(element);
      },
      ontext(text) {
        sinceEvent = 0;
        const [record] = inside;
        const element = inside.at(-1);
        if (!record || !element || skipping > 0) return;
        size += text.length;
        if (size > largestRecord) record.isTooLarge = true;
        else if (markup) markup.text += escapeText(text);
        else element.text += text;
      },
      onclosetag(tag, isImplied) {
        sinceEvent = 0;
        // An element that closes itself (`<x/>`) is closed where it was opened; any other one must say so.
        if (isImplied && parser.startIndex !== opened) return reject(`does not close <${tag}>`);
        if (skipping > 0) {
          if (path.length === skipping) skipping = 0;
        } else if (inside.length > 0) {
          const element = inside.pop();
          if (element) element.text = copyText(element.text);
          if (element === markup) markup = undefined;
          else if (markup) markup.text += `</${tag}>`;
          if (inside.length === 0 && element) {
            ready.push(element);
            size = 0;
            nodes = 0;
          }
        }
        path.pop();
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of chunks) {
    sinceEvent += chunk.length;
    parser.write(chunk);
    if (!problem && sinceEvent > longestSilence) problem = 'has a tag or a text without end';
    if (problem) throw new ImportError(`${name} ${problem}`);
    yield* ready.splice(0);
  }
  const unclosed = path.at(-1);
  if (unclosed && hasPlace && onCut) {
    // The parser is not ended: it would close the record that is cut.
    onCut(placeOfCut(unclosed, inside[0]));
    return;
  }
  parser.end();
  if (unclosed) problem = `ends inside <${unclosed}>: it is cut short`;
  if (!problem && !hasPlace)
    problem = `is no ${root.toUpperCase()}: there is no ${place.map((element) => `<${element}>`).join(' with a ')}`;
  if (problem) throw new ImportError(`${name} ${problem}`);
  yield* ready.splice(0);
}

/** E.g. `inside <content:encoded> of "A title"`. */
function placeOfCut(unclosed: string, record: XmlElement | undefined): string {
  const title = record && childText(record, 'title').slice(0, 80);
  return `inside <${unclosed}>${title ? ` of "${title}"` : ''}`;
}

function openingTag(tag: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${written.join('')}>`;
}

export function childText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}
