import type { BodyBlock } from '#content/entities/embed.ts';

const fewest = 3;

/**
 * The table of contents as markup: it is derived from the body, which the browser does not get a second time, so the
 * list is adopted as rendered. The body was sanitized on the server; only its plain text is used.
 */
export function contentsHtml(blocks: readonly BodyBlock[], title: string): string {
  const entries = blocks.flatMap((block) =>
    block.kind === 'prose' && block.html ? headingsOf(block.html) : [],
  );
  if (entries.length < fewest) return '';
  const items = entries.map(
    ({ id, text }) => `<li><a href="#${id}">${text.replace(/<[^<>]*>/g, '')}</a></li>`,
  );
  return `<p>${title}</p><ol>${items.join('')}</ol>`;
}

/** The headings that have an id, in order. The text has well-formed tags, each ended by its first `>`. */
function headingsOf(html: string): { id: string; text: string }[] {
  const pieces = html.split('<h2').slice(1);
  return pieces.flatMap((piece) => {
    const end = piece.indexOf('>');
    const id = /\sid="([^"]+)"/.exec(piece.slice(0, end))?.[1];
    const text = piece.slice(end + 1).split('</h2>', 1)[0] ?? '';
    return id ? [{ id, text }] : [];
  });
}
