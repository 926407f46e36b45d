import type { BodyBlock } from '#content/entities/embed.ts';
import type { NewsletterDoc, NewsletterOffer } from '#content/entities/newsletter.ts';
import { newsletterForStory } from '#content/rules/newsletter-for-story.ts';
import type { Directory } from '../memory/directory.ts';

interface OfferingStory {
  newsletterId?: string | undefined;
  topics: readonly { slug: string; primary: boolean }[];
}

/** The newsletter that fits a story's subject, with the words an offer needs. */
export function newsletterOffer(
  { newsletterId, topics }: OfferingStory,
  directory: Directory,
): NewsletterOffer | undefined {
  const placed = topics.map(({ slug, primary }) => ({
    slug,
    primary,
    above: directory.topics.get(slug)?.above.map((topic) => topic.slug) ?? [],
  }));
  const found = newsletterForStory({ newsletterId, topics: placed }, directory.newsletters);
  return found && wordsOf(found);
}

const wordsOf = ({ id, title, description }: NewsletterDoc): NewsletterOffer => ({ id, title, description });

/**
 * Fills the newsletter embeds of a body. One without an id offers the story's own newsletter; words that the editor left
 * out are the newsletter's.
 */
export function withNewsletters(
  blocks: readonly BodyBlock[],
  offer: NewsletterOffer | undefined,
  directory: Directory,
): BodyBlock[] {
  return blocks.flatMap((block): BodyBlock[] => {
    if (block.kind !== 'embed' || block.embed.type !== 'newsletter') return [block];
    const { embed } = block;
    const found = embed.newsletterId
      ? directory.newsletters.find(({ id }) => id === embed.newsletterId)
      : offer;
    const newsletterId = embed.newsletterId || found?.id;
    const title = embed.title || found?.title;
    // Without an id there is nothing to subscribe to, and without a title nothing to read.
    if (!newsletterId || !title) return [];
    const description = embed.description || (found?.description ?? '');
    return [{ kind: 'embed', embed: { ...embed, newsletterId, title, description } }];
  });
}
