import type { NewsletterDoc } from '../entities/newsletter.ts';

interface OfferFacts {
  /** The editor's choice. */
  newsletterId?: string | undefined;
  /** Each with the topics above it, root first. */
  topics: readonly { slug: string; primary?: boolean | undefined; above: readonly string[] }[];
}

type Candidate = Pick<NewsletterDoc, 'id' | 'topics'>;

/**
 * The newsletter to offer in a story: the editor's choice; otherwise the first that covers one of its topics, the primary
 * topic first and a topic before those above it; otherwise the first that covers everything.
 */
export function newsletterForStory<T extends Candidate>(
  { newsletterId, topics }: OfferFacts,
  newsletters: readonly T[],
): T | undefined {
  const chosen = newsletters.find(({ id }) => id === newsletterId);
  if (chosen) return chosen;
  const inOrder = topics.toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false));
  for (const { slug, above } of inOrder)
    for (const name of [slug, ...above.toReversed()]) {
      const covering = newsletters.find((newsletter) => newsletter.topics.includes(name));
      if (covering) return covering;
    }
  return newsletters.find((newsletter) => newsletter.topics.length === 0);
}
