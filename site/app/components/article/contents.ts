import type { BodyBlock } from '#content/entities/embed.ts';

const heading = /<h2[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h2>/gs;
const fewest = 3;

/**
 * The table of contents as markup: it is read off the text, which the browser does not get a second time, so
 * the list too is adopted as it stands. The text was cleaned on the server; only plain words are taken over.
 */
export function contentsHtml(blocks: readonly BodyBlock[], title: string): string {
  const entries = blocks.flatMap((block) =>
    block.kind === 'prose' && block.html ? [...block.html.matchAll(heading)] : [],
  );
  if (entries.length < fewest) return '';
  const items = entries.map(
    ([, id, text = '']) => `<li><a href="#${id}">${text.replace(/<[^>]*>/g, '')}</a></li>`,
  );
  return `<p>${title}</p><ol>${items.join('')}</ol>`;
}
