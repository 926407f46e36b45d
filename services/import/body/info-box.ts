import { htmlText } from '#content/rules/body/html-text.ts';
import { escapeText } from '#platform/escape-html.ts';
import type { Parts } from './parts.ts';

/** A box beside the text. One with pictures, code or players is text: a card has only words, and they keep their order. */
export function infoBox(parts: Parts, title: string, html: string): string {
  const hasParts = html.includes(`<${parts.element} `) || /<(?:img|iframe|audio|video|pre)\b/i.test(html);
  if (hasParts) return `<p><strong>${escapeText(title)}</strong></p>${html}`;
  return parts.embed({ type: 'infoCard', title, text: htmlText(html), html });
}
