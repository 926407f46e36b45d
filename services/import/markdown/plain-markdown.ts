import type { Parts } from '../body/parts.ts';
import { createMarkdownReader } from './markdown-html.ts';
import { createHeldParts } from './template-parts.ts';

/** Markdown that belongs to no site: it has no template code, and its links name no files. */
export function markdownHtml(markdown: string, parts: Parts): string {
  const reader = createMarkdownReader({
    parts,
    held: createHeldParts(),
    addressOf: (name) => name,
    note: parts.note,
    isTypographic: false,
  });
  return reader.html(markdown) + reader.footnotes();
}
