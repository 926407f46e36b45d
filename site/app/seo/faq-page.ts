import type { BodyBlock } from '#content/entities/embed.ts';

/** The questions of a story (info cards) as an FAQPage; undefined without any. */
export function faqPage(blocks: readonly BodyBlock[]): object | undefined {
  const cards = blocks.flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'infoCard' ? [block.embed] : [],
  );
  if (cards.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: cards.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
