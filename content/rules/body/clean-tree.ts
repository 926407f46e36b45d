import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { voidTags } from './allowed-tags.ts';

export interface CleanElement {
  tag: string;
  /** In the order in which the sanitiser writes them. */
  attributes: Readonly<Record<string, string>>;
  children: CleanNode[];
}
export type CleanNode = string | CleanElement;

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeText = (text: string) =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    : text;

/**
 * The tree of what `sanitiseHtml` wrote. Its tags are balanced and its text is escaped in one way, so this is exact:
 * `cleanHtml(cleanTree(html)) === html`. An HTML parser would move elements that browsers do not nest. Not for other HTML.
 */
export function cleanTree(html: string): CleanNode[] {
  const root: CleanNode[] = [];
  const open: CleanNode[][] = [root];
  const addText = (text: string) => {
    if (text !== '') open.at(-1)?.push(unescapeText(text));
  };
  const [first = '', ...pieces] = html.split('<');
  addText(first);
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    if (piece.startsWith('/')) open.pop();
    else {
      const element = elementOf(piece.slice(0, end));
      open.at(-1)?.push(element);
      if (!voidTags.has(element.tag)) open.push(element.children);
    }
    addText(piece.slice(end + 1));
  }
  return root;
}

/** Of `a href="…" title="…"`. */
function elementOf(written: string): CleanElement {
  const space = written.indexOf(' ');
  if (space < 0) return { tag: written, attributes: {}, children: [] };
  return { tag: written.slice(0, space), attributes: attributesIn(written.slice(space)), children: [] };
}

/** Of ` href="…" title="…"`. */
function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let from = 0; from < text.length; ) {
    const equals = text.indexOf('="', from);
    const end = text.indexOf('"', equals + 2);
    found[text.slice(from + 1, equals)] = unescapeText(text.slice(equals + 2, end));
    from = end + 1;
  }
  return found;
}

export function openingTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${written.join('')}>`;
}

export const closingTag = (tag: string): string => (voidTags.has(tag) ? '' : `</${tag}>`);

/** The HTML of a tree, as the sanitiser writes it. */
export function cleanHtml(nodes: readonly CleanNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? escapeText(node)
        : openingTag(node.tag, node.attributes) + cleanHtml(node.children) + closingTag(node.tag),
    )
    .join('');
}
