import type { ContentLink } from '#content/entities/content-link.ts';
import type { NewsletterDoc } from '#content/entities/newsletter.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { PresentContext } from './context.ts';

/** A newsletter as its page shows it; its URL is the newest issue. */
export function presentNewsletter(doc: NewsletterDoc, context: PresentContext): ContentLink {
  const { id, title, description, rhythm, sample, section, image } = doc;
  return {
    id,
    slug: id,
    title,
    url: pathFor('newsletter-generator', { id }),
    typeName: 'newsletter',
    description,
    isSponsored: false,
    ...(rhythm ? { label: rhythm } : {}),
    ...(sample ? { summary: sample } : {}),
    ...(section ? { section } : {}),
    ...(image ? { image: context.image(image, 'card') } : {}),
  };
}
