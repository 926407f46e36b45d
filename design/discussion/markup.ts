import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/**
 * A piece of a page before it is one. The embed makes elements of it, the server HTML: both show the same, and words
 * of readers are text in either.
 */
export type Markup = string | RenderedElement;

type HtmlTag = 'a' | 'article' | 'b' | 'div' | 'h3' | 'img' | 'li' | 'nav' | 'ol' | 'p' | 'span' | 'time';
/** SVG elements have a namespace of their own in a document. */
export const svgTags = ['svg', 'rect', 'circle', 'path'] as const;
export type SvgTag = (typeof svgTags)[number];
export type RenderedTag = HtmlTag | SvgTag;

export interface RenderedElement {
  tag: RenderedTag;
  attributes: Readonly<Record<string, string>>;
  children: readonly Markup[];
}

export function element(
  tag: RenderedTag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Markup[]
): RenderedElement {
  return { tag, attributes, children };
}

export function htmlOf(piece: Markup): string {
  if (typeof piece === 'string') return escapeText(piece);
  const { tag, attributes, children } = piece;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const opening = `<${tag}${written.join('')}>`;
  return tag === 'img' ? opening : `${opening}${children.map(htmlOf).join('')}</${tag}>`;
}
