import type { BodyBlock } from '#content/entities/embed.ts';

const idOrAnchor = /(\sid=|\shref=["']#)(["']?)/g;

/**
 * The same text with prefixed ids: two stories on one page may both have a heading called "prices". Links inside the
 * text are changed, too.
 */
export function withOwnIds(blocks: readonly BodyBlock[], name: string): BodyBlock[] {
  return blocks.map((block) =>
    block.kind === 'prose' && block.html
      ? {
          ...block,
          html: block.html.replace(
            idOrAnchor,
            (_, start: string, quote: string) => `${start}${quote}${name}-`,
          ),
        }
      : block,
  );
}
