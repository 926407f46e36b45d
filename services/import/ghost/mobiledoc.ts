import { z } from 'zod';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { Parts } from '../body/parts.ts';
import { cardHtml, cardNames } from './cards/card-html.ts';

const document = z.object({
  atoms: z.array(z.array(z.unknown())).default([]),
  cards: z.array(z.array(z.unknown())).default([]),
  markups: z.array(z.array(z.unknown())).default([]),
  sections: z.array(z.array(z.unknown())),
});
type Mobiledoc = z.infer<typeof document>;

const sectionTags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pull-quote']);
const markupTags: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  code: 'code',
  s: 'del',
  strike: 'del',
  u: 'ins',
  sub: 'sub',
  sup: 'sup',
  mark: 'mark',
};

/** The HTML of a document of Ghost's older editor (mobiledoc 0.3), or nothing if it is none. */
export function mobiledocHtml(text: string, parts: Parts): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = document.safeParse(value);
  if (!read.success) return undefined;
  return read.data.sections.map((section) => sectionHtml(section, read.data, parts)).join('');
}

function sectionHtml(section: unknown[], doc: Mobiledoc, parts: Parts): string {
  const [kind, what, content] = section;
  if (kind === 1) {
    const name = sectionTags.has(String(what)) ? String(what) : 'p';
    const tag = name === 'aside' || name === 'pull-quote' ? 'blockquote' : name;
    return `<${tag}>${markersHtml(content, doc)}</${tag}>`;
  }
  if (kind === 2) return parts.picture({ address: String(what ?? ''), alt: '' });
  if (kind === 3) {
    const tag = what === 'ol' ? 'ol' : 'ul';
    const items = Array.isArray(content) ? content : [];
    return `<${tag}>${items.map((item) => `<li>${markersHtml(item, doc)}</li>`).join('')}</${tag}>`;
  }
  if (kind !== 10) return '';
  const [name, payload] = doc.cards[Number(what)] ?? [];
  const card = String(name ?? 'card');
  const fields = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  return cardHtml({ name: cardNames[card] ?? card, fields, markup: JSON.stringify([name, payload]) }, parts);
}

/** A marker opens markups, has text, and closes as many as it says. */
function markersHtml(markers: unknown, doc: Mobiledoc): string {
  if (!Array.isArray(markers)) return '';
  const open: string[] = [];
  let html = '';
  for (const marker of markers as unknown[]) {
    if (!Array.isArray(marker)) continue;
    const [kind, opened, closed, value] = marker as unknown[];
    for (const index of Array.isArray(opened) ? (opened as unknown[]) : []) {
      const { tag, attributes } = markupOf(doc.markups[Number(index)]);
      open.push(tag);
      if (tag) html += `<${tag}${attributes}>`;
    }
    html += kind === 1 ? atomHtml(doc.atoms[Number(value)]) : escapeText(String(value ?? ''));
    for (let left = Math.min(Number(closed) || 0, open.length); left > 0; left -= 1) {
      const tag = open.pop();
      if (tag) html += `</${tag}>`;
    }
  }
  for (const tag of open.reverse()) if (tag) html += `</${tag}>`;
  return html;
}

function atomHtml(atom: unknown[] | undefined): string {
  const [name, words] = atom ?? [];
  return name === 'soft-return' ? '<br>' : escapeText(String(words ?? ''));
}

function markupOf(markup: unknown[] | undefined): { tag: string; attributes: string } {
  const [name, pairs] = markup ?? [];
  const tag = markupTags[String(name).toLowerCase()] ?? '';
  const href = tag === 'a' && Array.isArray(pairs) ? String(pairs[pairs.indexOf('href') + 1] ?? '') : '';
  return { tag, attributes: href ? ` href="${escapeAttribute(href)}"` : '' };
}
