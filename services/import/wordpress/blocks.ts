import { Parser } from 'htmlparser2';
import type { IncomingPicture } from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import type { Parts } from '../body/parts.ts';
import { pictureAddress } from '../body/picture-address.ts';
import { splitElements } from '../body/pieces.ts';
import { linkedPart } from './shortcodes.ts';

interface BlockComment {
  index: number;
  whole: string;
  name: string;
  json: string;
  isEnd: boolean;
  isAlone: boolean;
}

/** `<!-- wp:name {json} -->`, `<!-- /wp:name -->`, `<!-- wp:name {json} /-->`. WordPress writes `--` in JSON escaped. */
function* blockComments(content: string): Generator<BlockComment> {
  for (let index = content.indexOf('<!--'); index >= 0; index = content.indexOf('<!--', index + 4)) {
    const end = content.indexOf('-->', index);
    if (end < 0) return;
    const inside = content.slice(index + 4, end).trim();
    const start = /^(\/?)wp:([a-z][\w/-]{0,100})/.exec(inside);
    if (!start) continue;
    const [head, slash, name = ''] = start;
    const rest = inside.slice(head.length).trim();
    const isAlone = rest.endsWith('/');
    yield {
      index,
      whole: content.slice(index, end + 3),
      name: name.replace(/^core\//, '').replace(/\/$/, ''),
      json: isAlone ? rest.slice(0, -1).trim() : rest,
      isEnd: slash === '/',
      isAlone: isAlone || name.endsWith('/'),
    };
  }
}

interface OpenBlock {
  name: string;
  attributes: Record<string, unknown>;
  out: string[];
}

/** Blocks that WordPress fills when it shows them and that say nothing without it. */
const isEmptyByNature = new Set(['more', 'nextpage', 'spacer', 'separator']);

export const hasBlocks = (content: string) => !blockComments(content).next().done;

/** What blocks show that stands elsewhere in the export. */
interface BlockSources {
  parts: Parts;
  /** The content of a reusable block. */
  reusable(ref: string): string | undefined;
  /** The HTML of the footnotes. */
  footnotes: string;
}

/** Translates the block comments of a post. The HTML inside blocks is as readers saw it and stays. */
export function translateBlocks(content: string, sources: BlockSources, depth = 0): string {
  const { parts, reusable, footnotes } = sources;
  const root: OpenBlock = { name: '', attributes: {}, out: [] };
  const open: OpenBlock[] = [root];
  let from = 0;
  const write = (text: string) => open.at(-1)?.out.push(text);
  const close = () => {
    const block = open.pop();
    if (block) write(closedBlock(block, parts));
  };
  for (const { index, whole, name, json, isEnd, isAlone } of blockComments(content)) {
    write(content.slice(from, index));
    from = index + whole.length;
    const attributes = parsed(json);
    if (isEnd) {
      if (open.some((block) => block.name === name)) {
        while (open.length > 1 && open.at(-1)?.name !== name) close();
        close();
      }
    } else if (!isAlone) open.push({ name, attributes, out: [] });
    else {
      const inner = name === 'block' && depth < 5 ? reusable(String(attributes.ref ?? '')) : undefined;
      if (inner !== undefined) write(translateBlocks(inner, sources, depth + 1));
      else if (name === 'footnotes') write(footnotes);
      else if (!isEmptyByNature.has(name)) write(parts.unknown({ system: 'wordpress', name, markup: whole }));
    }
  }
  write(content.slice(from));
  while (open.length > 1) close();
  return root.out.join('');
}

function closedBlock({ name, attributes, out }: OpenBlock, parts: Parts): string {
  const html = out.join('');
  if (name === 'gallery') return galleryOf(html, parts);
  if (name === 'embed' || name.startsWith('core-embed/')) return embedOf(html, attributes, parts);
  if (name === 'button') return `<p>${html}</p>`;
  if (name === 'cover') return coverOf(html, attributes, parts);
  // A block of a plug-in that left no HTML is filled by the plug-in.
  if (name.includes('/') && visibleText(html) === '' && !/<(?:img|iframe|video|audio)\b/.test(html))
    return `${html}${parts.unknown({ system: 'wordpress', name, markup: `<!-- wp:${name} ${JSON.stringify(attributes)} -->${html}` })}`;
  return html;
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The figure stays around the embed, with its caption. */
function embedOf(html: string, { url }: Record<string, unknown>, parts: Parts): string {
  const address = typeof url === 'string' ? url : (/https?:\/\/[^\s<"]+/.exec(html)?.[0] ?? '');
  const caption = splitElements(html, ['figcaption']).find(({ isElement }) => isElement)?.text ?? '';
  return `<figure>${linkedPart(address.replaceAll('&amp;', '&'), parts)}${caption}</figure>`;
}

/** Until WordPress 5.7 the picture of a cover was a background of its box. */
function coverOf(html: string, { url, alt }: Record<string, unknown>, parts: Parts): string {
  if (typeof url !== 'string' || url === '' || /<(?:img|video)\b/i.test(html)) return html;
  return parts.picture({ address: url, alt: typeof alt === 'string' ? alt : '' }) + html;
}

/** The footnotes of a post are a field of it, as JSON: a list of ids with their HTML. */
export function footnotesHtml(field: string | undefined): string {
  let notes: unknown;
  try {
    notes = JSON.parse(field ?? '[]');
  } catch {
    return '';
  }
  if (!Array.isArray(notes)) return '';
  const items = notes.flatMap((note: { content?: unknown } | null) =>
    typeof note?.content === 'string' ? [`<li>${note.content}</li>`] : [],
  );
  return items.length > 0 ? `<hr><ol>${items.join('')}</ol>` : '';
}

/** Pictures with their captions, and the caption of the whole. */
function galleryOf(html: string, parts: Parts): string {
  const pictures: IncomingPicture[] = [];
  let title = '';
  let caption: string | undefined;
  let depth = 0;
  let pictureDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const address = name === 'img' ? pictureAddress(attributes) : undefined;
      if (address) {
        pictures.push({ address, alt: attributes.alt ?? '' });
        pictureDepth = depth;
      }
      if (name === 'figcaption') caption = '';
    },
    ontext(text) {
      if (caption !== undefined) caption += text;
    },
    onclosetag(name) {
      if (name === 'figcaption') {
        const words = (caption ?? '').replace(/\s+/g, ' ').trim();
        const last = pictures.at(-1);
        if (words && last && pictureDepth > 0) last.caption = words;
        else title = [title, words].filter(Boolean).join(' ');
        caption = undefined;
      }
      // The caption of a picture stands in the figure of the picture.
      if (name === 'figure' || name === 'li') pictureDepth = 0;
      depth -= 1;
    },
  });
  parser.end(html);
  return pictures.length > 0 ? parts.gallery({ title, pictures }) : html;
}
