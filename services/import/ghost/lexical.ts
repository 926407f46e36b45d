import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { Parts } from '../body/parts.ts';
import { cardHtml, cardNames } from './cards/card-html.ts';

interface LexicalNode {
  type?: unknown;
  children?: unknown;
  [field: string]: unknown;
}

const deepest = 100;
/** Bits of a text's `format`, outermost first. */
const formats: readonly (readonly [number, string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [8, 'ins'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The HTML of a document of Ghost's Lexical editor, or nothing if it is none. */
export function lexicalHtml(text: string, parts: Parts): string | undefined {
  const document = parsed(text);
  const root = isNode(document) && isNode(document.root) ? document.root : undefined;
  return root ? childrenOf(root, parts, 0) : undefined;
}

function childrenOf({ children }: LexicalNode, parts: Parts, depth: number): string {
  if (!Array.isArray(children) || depth > deepest) return '';
  return children.map((child: unknown) => (isNode(child) ? nodeHtml(child, parts, depth + 1) : '')).join('');
}

function nodeHtml(node: LexicalNode, parts: Parts, depth: number): string {
  const inside = () => childrenOf(node, parts, depth);
  const type = String(node.type ?? '').replace(/^extended-/, '');
  switch (type) {
    case 'text':
    case 'code-highlight':
      return textHtml(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return '\t';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading': {
      const tag = headings.has(String(node.tag)) ? String(node.tag) : 'h2';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'quote':
    case 'aside':
      return `<blockquote>${inside()}</blockquote>`;
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start =
        tag === 'ol' && Number(node.start) > 1 ? ` start="${Math.trunc(Number(node.start))}"` : '';
      return `<${tag}${start}>${itemsOf(node, parts, depth)}</${tag}>`;
    }
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
    case 'at-link':
      return `<a href="${escapeAttribute(String(node.url ?? ''))}">${inside()}</a>`;
    default: {
      const { type: _, version: __, ...fields } = node;
      return cardHtml({ name: cardNames[type] ?? type, fields, markup: JSON.stringify(node) }, parts);
    }
  }
}

/** A list in a list stands in an item of its own, which readers see as part of the item before it. */
function itemsOf({ children }: LexicalNode, parts: Parts, depth: number): string {
  const items = (Array.isArray(children) ? (children as unknown[]) : []).filter(isNode);
  let html = '';
  for (const item of items) {
    const inside = Array.isArray(item.children) ? (item.children as unknown[]).filter(isNode) : [];
    const isNested = inside.length > 0 && inside.every(({ type }) => type === 'list');
    if (isNested && html.endsWith('</li>'))
      html = `${html.slice(0, -'</li>'.length)}${childrenOf(item, parts, depth)}</li>`;
    else html += nodeHtml(item, parts, depth + 1);
  }
  return html;
}

function textHtml({ text, format }: LexicalNode): string {
  const bits = Number(format) || 0;
  const tags = formats.filter(([bit]) => (bits & bit) !== 0).map(([, tag]) => tag);
  const before = tags.map((tag) => `<${tag}>`).join('');
  const after = tags.map((tag) => `</${tag}>`).reverse();
  return `${before}${escapeText(String(text ?? ''))}${after.join('')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNode = (value: unknown): value is LexicalNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
