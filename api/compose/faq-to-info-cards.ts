import type { BodyBlock } from '#content/entities/embed.ts';
import { voidTags } from '#content/rules/body/allowed-tags.ts';
import { htmlText } from '#content/rules/body/html-text.ts';

// Blocks hold HTML we wrote ourselves: well formed, and `>` never stands inside a tag.
const tag = /<(\/?)([a-z0-9]+)\b[^<>]*>/g;
const question = /^<h[23] id="([^"]*)">([\s\S]*?)<\/h[23]>/;

/** Where each heading at the top level of a piece of prose begins; those in quotes and lists do not count. */
function headingStarts(html: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const match of html.matchAll(tag)) {
    const [, closing, name = ''] = match;
    if (closing) depth -= 1;
    else if (!voidTags.has(name)) {
      if (depth === 0 && (name === 'h2' || name === 'h3')) starts.push(match.index);
      depth += 1;
    }
  }
  return starts;
}

const textOf = (html: string) => htmlText(html).replaceAll('\n', ' ');

function cardOf(section: string): BodyBlock | undefined {
  const [heading, uuid = '', inner = ''] = question.exec(section) ?? [];
  const title = textOf(inner);
  const html = section.slice(heading?.length ?? 0).trim();
  if (!heading || !title.endsWith('?') || html === '') return undefined;
  return { kind: 'embed', embed: { type: 'infoCard', uuid, title, text: textOf(html), html } };
}

/**
 * In a story with FAQ markup, a heading that asks a question becomes an info card together with the text up
 * to the next heading. The card keeps the heading's id, so that links to it still arrive.
 */
export function faqToInfoCards(blocks: readonly BodyBlock[]): BodyBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'prose') return [block];
    const starts = headingStarts(block.html);
    const edges = [0, ...starts.filter((start) => start > 0), block.html.length];
    const sections = edges.slice(1).map((end, index) => block.html.slice(edges[index], end));
    const out: BodyBlock[] = [];
    for (const section of sections) {
      const card = cardOf(section);
      const last = out.at(-1);
      if (card) out.push(card);
      else if (last?.kind === 'prose') last.html += section;
      else if (section.trim() !== '') out.push({ kind: 'prose', html: section });
    }
    return out;
  });
}
