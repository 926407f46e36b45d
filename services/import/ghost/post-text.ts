import { marked } from 'marked';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { cardNames } from './cards/card-html.ts';
import type { PostText } from './post-html.ts';

/** Which fields of a card readers saw. */
const shown: Readonly<Record<string, readonly string[]>> = {
  image: ['caption'],
  gallery: ['caption'],
  bookmark: ['title', 'description', 'author', 'publisher', 'caption'],
  callout: ['calloutText'],
  toggle: ['heading', 'content'],
  button: ['buttonText'],
  product: ['productTitle', 'productDescription', 'productButton'],
  header: ['header', 'subheader', 'buttonText'],
  signup: ['header', 'subheader', 'disclaimer'],
  audio: ['title'],
  video: ['caption'],
  file: ['fileTitle', 'fileCaption'],
  embed: ['caption'],
  codeblock: ['caption'],
  html: ['html'],
  'call-to-action': ['sponsorLabel', 'textValue', 'buttonText'],
};

/** Times and speeds that players show are no words of the story. */
const playerSign =
  /<span class="kg-(?:audio|video)-[^<>]{0,300}>[^<]{0,40}<\/span>|<button class="kg-(?:audio|video)-[^<>]{0,300}>[^<]{0,40}<\/button>/g;

/** The words of a post as the export has them, counted apart from how they are read. */
export function postText({ html, lexical, mobiledoc }: PostText): string {
  // Author and publisher of a bookmark stand apart by their style alone.
  if (html?.trim())
    return visibleText(
      html.replaceAll('<span class="kg-bookmark', ' <span class="kg-bookmark').replace(playerSign, ' '),
    );
  try {
    if (lexical?.trim()) return nodeText(JSON.parse(lexical).root);
    if (mobiledoc?.trim()) return mobiledocText(JSON.parse(mobiledoc));
  } catch {
    // Reported where the document is read.
  }
  return '';
}

interface Node {
  type?: unknown;
  text?: unknown;
  children?: unknown;
}

const inline = new Set(['text', 'extended-text', 'code-highlight', 'link', 'autolink', 'at-link', 'tab']);

function nodeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const node: Node = value;
  const type = String(node.type ?? '');
  if (Array.isArray(node.children)) {
    const inside = node.children.map(nodeText).join('');
    return inline.has(type) ? inside : ` ${inside} `;
  }
  if (inline.has(type)) return String(node.text ?? '');
  return ` ${cardText(cardNames[type] ?? type, value)} `;
}

function cardText(name: string, fields: object): string {
  const { metadata, ...own } = fields as { metadata?: object };
  const all: Record<string, unknown> = name === 'bookmark' ? { ...metadata, ...own } : { ...own };
  const words = (field: string) => visibleText(typeof all[field] === 'string' ? all[field] : '');
  if (name === 'codeblock') return `${String(all.code ?? '')} ${words('caption')}`;
  if (name === 'markdown') return visibleText(marked.parse(String(all.markdown ?? ''), { async: false }));
  return (shown[name] ?? []).map(words).join(' ');
}

function mobiledocText({ sections, cards, atoms }: Record<string, unknown[][]>): string {
  const markers = (list: unknown): string =>
    Array.isArray(list)
      ? list
          .map(([kind, , , value]: unknown[]) =>
            kind === 1 ? String(atoms?.[Number(value)]?.[1] || ' ') : String(value),
          )
          .join('')
      : '';
  return (sections ?? [])
    .map(([kind, what, content]) => {
      if (kind === 1) return markers(content);
      if (kind === 3) return Array.isArray(content) ? content.map(markers).join(' ') : '';
      const [name, fields] = kind === 10 ? (cards?.[Number(what)] ?? []) : [];
      return cardText(cardNames[String(name)] ?? String(name), Object(fields));
    })
    .join(' ');
}
