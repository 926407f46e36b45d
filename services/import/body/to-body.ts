import { Parser } from 'htmlparser2';
import type { Embed } from '#content/entities/embed.ts';
import type { IncomingPicture } from '#content/incoming.ts';
import { droppedWithContent } from '#content/rules/body/allowed-tags.ts';
import { withoutShortcodes } from '#content/rules/body/shortcode.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { videoOf } from './video-of.ts';

interface ForeignBody {
  body: string;
  pictures: Record<string, IncomingPicture>;
  embeds: Record<string, Embed>;
  /** Descriptions of the parts that could not be imported. */
  dropped: string[];
}

/** Boxes around blocks are dropped; their content becomes separate blocks. */
const boxes = new Set([
  'div',
  'section',
  'article',
  'main',
  'figure',
  'center',
  'picture',
  'body',
  'html',
  'aside',
]);
const voids = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'meta', 'link', 'col', 'area', 'base']);
const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const mostPictures = 200;
const deepest = 500;

/**
 * Converts HTML of another system to a story body: pictures and videos become shortcodes after the block they stood in, and
 * links to the old site become paths, which the redirects know. Cleaning is not done here: the store cleans all it gets.
 */
export function toBody(html: string, ownHosts: readonly string[]): ForeignBody {
  const out: string[] = [];
  const pictures: Record<string, IncomingPicture> = {};
  const embeds: Record<string, Embed> = {};
  const dropped = new Set<string>();
  /** Open elements of the input; '' for those we do not write. */
  const open: string[] = [];
  let written = 0;
  let waiting: string[] = [];
  let caption: { text: string; of: string | undefined } | undefined;
  let lastPicture: string | undefined;
  let silent = 0;
  let count = 0;

  const settle = () => {
    if (written > 0) return;
    out.push(...waiting.map((line) => `\n${line}\n`));
    waiting = [];
  };
  const place = (type: string, uuid: string) => waiting.push(`[shortcode type="${type}" uuid="${uuid}"]`);
  const addPicture = (attributes: Record<string, string>) => {
    const address = attributes['data-src'] ?? attributes.src;
    if (!address || address.startsWith('data:') || count >= mostPictures) {
      dropped.add('a picture without an address');
      return;
    }
    count += 1;
    const uuid = `picture-${count}`;
    pictures[uuid] = { address, alt: attributes.alt ?? '' };
    lastPicture = uuid;
    place('image', uuid);
  };
  const addFrame = (attributes: Record<string, string>) => {
    const video = videoOf(attributes.src ?? '');
    if (!video) {
      dropped.add(`a frame (${hostIn(attributes.src)})`);
      return;
    }
    count += 1;
    const uuid = `video-${count}`;
    embeds[uuid] = { uuid, ...video, title: attributes.title ?? 'Video' };
    place(video.type, uuid);
  };

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= deepest) return parser.pause();
      if (name === 'iframe' && silent === 0) addFrame(attributes);
      else if (droppedWithContent.has(name) && silent === 0 && name !== 'noscript') dropped.add(`<${name}>`);
      if (droppedWithContent.has(name)) silent += 1;
      if (name === 'img' && silent === 0) addPicture(attributes);
      const isWritten = silent === 0 && !boxes.has(name) && name !== 'img' && name !== 'figcaption';
      if (name === 'figcaption') caption = { text: '', of: lastPicture };
      open.push(isWritten ? (headings[name] ?? name) : '');
      if (!isWritten) return;
      out.push(`<${headings[name] ?? name}${attributesOf(attributes, ownHosts)}>`);
      if (!voids.has(name)) written += 1;
    },
    ontext(text) {
      if (silent > 0) return;
      if (caption) caption.text += text;
      else out.push(escapeText(withoutShortcodes(text)));
    },
    onclosetag(name) {
      if (droppedWithContent.has(name)) silent -= 1;
      const tag = open.pop();
      if (name === 'figcaption' && caption) {
        const picture = caption.of ? pictures[caption.of] : undefined;
        const words = caption.text.replace(/\s+/g, ' ').trim();
        if (picture && words) picture.caption = words;
        caption = undefined;
      }
      if (tag && !voids.has(tag)) {
        written -= 1;
        out.push(`</${tag}>`);
      }
      settle();
    },
  });
  parser.end(html);
  written = 0;
  settle();
  return { body: out.join('').trim(), pictures, embeds, dropped: [...dropped] };
}

function attributesOf(attributes: Record<string, string>, ownHosts: readonly string[]): string {
  return Object.entries(attributes)
    .filter(([name]) => /^[a-z-]+$/.test(name))
    .map(
      ([name, value]) => ` ${name}="${escapeAttribute(name === 'href' ? ownPath(value, ownHosts) : value)}"`,
    )
    .join('');
}

/** `https://old.example/2024/a-post/` is `/2024/a-post/` here. */
function ownPath(href: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  const isOwn = (url.protocol === 'http:' || url.protocol === 'https:') && ownHosts.includes(url.host);
  return isOwn && !url.username ? url.pathname + url.search + url.hash : href;
}

function hostIn(address = ''): string {
  return URL.canParse(address) ? new URL(address).host || 'no address' : 'no address';
}
