import { Parser } from 'htmlparser2';
import type { Embed } from '#content/entities/embed.ts';
import type { IncomingGallery, IncomingPicture } from '#content/incoming.ts';
import { droppedWithContent } from '#content/rules/body/allowed-tags.ts';
import { withoutShortcodes } from '#content/rules/body/shortcode.ts';
import { withoutTags } from '#content/rules/body/visible-text.ts';
import type { PartCounts } from '#content/rules/imports/account.ts';
import { type BodyText, createBodyText } from './body-text.ts';
import { embedAt } from './embed-at.ts';
import { createFigures } from './figures.ts';
import { createMedia } from './media.ts';
import { createParts, type Part, type Parts } from './parts.ts';
import { placeParts } from './place-parts.ts';
import { isQuotedPost, quotedPost } from './quoted-post.ts';
import { createStoryLinks } from './story-links.ts';
import { type OldPlace, openingTag, tagsFor, voids } from './tags.ts';

interface ForeignBody {
  body: string;
  pictures: Record<string, IncomingPicture>;
  galleries: Record<string, IncomingGallery>;
  embeds: Record<string, Embed>;
  parts: PartCounts;
  /** Parts that only editors see. */
  marked: number;
  /** What was changed or left out, in words for the report. */
  changes: string[];
}

/** Links to the old site become paths, which the redirects know. */
interface BodyOptions extends OldPlace {
  /** What the reader marked in the HTML. */
  parts?: Parts;
}

const deepest = 500;
/** Elements that are preserved whole for editors: their text alone would say nothing. */
const markedWhole = new Set(['form', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'frameset']);
/** Scripts that only turn a quote into a post: the post is an embed here. */
const postScripts =
  /(?:platform\.(?:twitter|x)\.com|(?:www\.)?instagram\.com\/embed|(?:embed\.)?reddit(?:media)?\.com|tiktok\.com)\//;

/** An element whose content is collected instead of written. */
interface Capture {
  depth: number;
  kind: 'silent' | 'marked' | 'code' | 'media';
  name: string;
  from: number;
  text: string;
  attributes: Record<string, string>;
}

/** A tag inside an element that is collected. */
function readInside(capture: Capture, name: string, { src, href = '' }: Record<string, string>): void {
  if (capture.kind === 'media' && (name === 'source' || name === 'a')) capture.attributes.src ??= src ?? href;
  if (capture.kind === 'code' && name === 'br') capture.text += '\n';
}

/** WordPress shows emoji as pictures to browsers that lack them. */
const emoji = /\b(?:emoji|wp-smiley)\b/;
/** Classes of `pre` by which scripts color code. */
const highlighters = /\b(?:brush:|prettyprint|crayon|EnlighterJSRAW|lang(?:uage)?-\w)/i;

function captureOf(
  name: string,
  { src, class: names }: Record<string, string>,
  isPictureBlank: boolean,
): Capture['kind'] | undefined {
  if (name === 'audio' || name === 'video') return 'media';
  if (name === 'pre' && highlighters.test(names ?? '')) return 'code';
  if (name === 'rp' || (name === 'script' && src && postScripts.test(src))) return 'silent';
  if (name === 'script' || markedWhole.has(name)) return 'marked';
  // The picture for readers without scripts is wanted only where the other one is blank.
  return droppedWithContent.has(name) && !(name === 'noscript' && isPictureBlank) ? 'silent' : undefined;
}

/** A player of Flash: what it played is found by its address. */
function playedBy(name: string, markup: string): Part | undefined {
  if (name !== 'object' && name !== 'embed') return undefined;
  for (const [, address = ''] of markup.matchAll(/\b(?:src|value|data)=["']([^"'\s]{1,500})["']/gi)) {
    const embed = embedAt(address);
    if (embed) return { kind: 'embed', embed };
  }
  return undefined;
}

/** What may stand in the middle of a sentence. */
const isInline = ({ kind }: Part) => kind === 'picture' || kind === 'unknown';

/** What the browser writes around an element that has no tag here. */
const quoted: Readonly<Record<string, string>> = { rt: '()', q: '“”' };

function openTags(text: BodyText, name: string, attributes: Record<string, string>, place: OldPlace): string {
  if (name === 'p' || (name === 'blockquote' && isQuotedPost(attributes))) text.mark(name);
  if (name === 'a') text.link(attributes.href ?? '');
  else if (name !== 'p' && name !== 'br' && name !== 'span') text.spoilMark();
  // Who is quoted stands below the words.
  const tags = name === 'cite' && text.isIn('blockquote') ? 'p em' : tagsFor(name);
  if (tags === '') text.separate();
  for (const tag of tags.split(' ').filter(Boolean))
    text.open(openingTag(tag, attributes, place), !voids.has(tag));
  if (name in quoted) text.write(quoted[name]?.[0] ?? '');
  if (tags === 'p em') text.dash();
  return tags;
}

function closeTags(text: BodyText, name: string, tags: string): void {
  if (name in quoted) text.write(quoted[name]?.[1] ?? '');
  if (tagsFor(name) === '') text.separate();
  for (const tag of tags.split(' ').filter(Boolean).reverse()) text.close(tag, !voids.has(tag));
  if (name === 'a') text.endLink();
}

/**
 * Converts HTML of another system to a story body: everything that is no prose becomes a shortcode after the block it
 * stood in. Cleaning is not done here: the store cleans all it gets.
 */
export function toBody(html: string, { parts: marks = createParts(), ...place }: BodyOptions): ForeignBody {
  const places = placeParts();
  const text = createBodyText();
  const figures = createFigures(places, text);
  const links = createStoryLinks(places.changes);
  const seen = new Set<number>();
  const open: string[] = [];
  let capture: Capture | undefined;
  let rest: string | undefined;

  const put = (given: Part) => {
    const part = given.kind === 'picture' ? links.withLargest(given, place.hosts) : given;
    const placed = places.place(part);
    if (!placed) return;
    text.wait(placed.line, !isInline(part) || figures.isInside());
    figures.add(placed);
  };
  const media = createMedia(put, places);
  const startCapture = (kind: Capture['kind'], name: string, attributes: Record<string, string>) => {
    capture = { kind, name, attributes, depth: open.length, from: parser.startIndex, text: '' };
  };
  const endCapture = (ended: Capture) => {
    capture = undefined;
    const { kind, name, attributes } = ended;
    const markup = html.slice(ended.from, (parser.endIndex ?? html.length) + 1);
    // The line of the tag is no line of the code.
    if (kind === 'code') media.code(attributes, name === 'pre' ? ended.text.replace(/^\n/, '') : ended.text);
    else if (kind === 'media') media.player(name, attributes, markup);
    else if (kind === 'marked')
      put(playedBy(name, markup) ?? { kind: 'unknown', unknown: { system: 'html', name, markup } });
  };
  /** True if nothing of the element is written. */
  const isTaken = (name: string, attributes: Record<string, string>): boolean => {
    if (name === marks.element) {
      const part = marks.all[Number(attributes.n)];
      if (part && !seen.has(Number(attributes.n))) put(part);
      seen.add(Number(attributes.n));
      return true;
    }
    if (name === 'iframe') media.frame(attributes);
    else if (name === 'img' && emoji.test(attributes.class ?? '')) text.write(attributes.alt ?? '');
    else if (name === 'img' || name === 'picture' || name === 'source') media.picture(name, attributes);
    const kind = captureOf(name, attributes, media.isBlank());
    if (kind) startCapture(kind, name, { ...attributes });
    return capture !== undefined || name === 'img' || name === 'source';
  };
  const openTag = (name: string, attributes: Record<string, string>) => {
    links.open(name, attributes, figures.isInCaption());
    if (figures.opens(name, attributes)) {
      open.push('');
      return;
    }
    if (name === 'table') places.parts.tables.preserved += 1;
    if (name === 'caption') places.parts.captions.preserved += 1;
    open.push(openTags(text, name, attributes, place));
  };

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (rest !== undefined) return;
      if (open.length >= deepest) {
        rest = html.slice((parser.endIndex ?? html.length) + 1);
        return parser.pause();
      }
      if (name !== 'noscript' && name !== 'img') media.loseBlank();
      if (capture) {
        readInside(capture, name, attributes);
        open.push('');
        return;
      }
      const isCode = name === 'code' && open.at(-1) === 'pre' && text.endsWithTag('pre');
      if (isCode) {
        text.dropTag('pre');
        open[open.length - 1] = '';
        startCapture('code', name, attributes);
      }
      if (isCode || isTaken(name, attributes)) open.push('');
      else openTag(name, attributes);
    },
    ontext(words) {
      if (rest !== undefined) return;
      if (capture?.kind === 'code') capture.text += words;
      else if (!capture) text.write(withoutShortcodes(links.text(words)));
    },
    onclosetag(name) {
      const tag = open.pop();
      if (rest !== undefined) return;
      if (capture) {
        if (open.length > capture.depth) return;
        endCapture(capture);
        text.settle();
        return;
      }
      links.close(name);
      if (figures.closes(name)) return;
      closeTags(text, name, tag ?? '');
      const ended = text.endMark(name);
      const embed = ended && (name === 'p' ? embedAt(ended.text) : quotedPost(ended.text, ended.links));
      if (embed && ended) {
        text.cut(ended);
        put({ kind: 'embed', embed });
      }
      text.settle();
    },
  });
  parser.end(html);
  media.loseBlank();
  if (rest !== undefined) {
    text.closeAll();
    text.write(` ${withoutTags(rest)}`);
    places.changes.add(`nested deeper than ${deepest} elements: the rest is plain text`);
  }
  figures.end();
  text.closeAll();
  // A reader may mark a part in a place that is never written, such as inside a script.
  for (const [n, part] of marks.all.entries()) if (!seen.has(n)) put(part);
  text.settle();
  links.place(text.pieces());
  return { body: text.body(), ...places.found(), changes: [...new Set([...places.changes, ...marks.notes])] };
}
