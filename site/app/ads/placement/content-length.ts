import type { AdBodyRules } from '#content/entities/ads-config.ts';
import type { Article } from '#content/entities/article.ts';
import {
  lengthPerImage,
  lengthPerOfferGroup,
  lengthPerPromo,
  lengthPerWord,
  offersBeforeGroup,
} from '#content/limits.ts';

interface LengthFacts {
  words: number;
  /** Pictures in the body and in its listicles. */
  images: number;
  promos: number;
  /** Offers in each group of merchant offers and in each listicle. */
  offers: readonly number[];
}

/** How long a story is on the page, in pixels or so. */
export function contentLength({ words, images, promos, offers }: LengthFacts): number {
  const longGroups = offers.filter((count) => count > offersBeforeGroup).length;
  return (
    words * lengthPerWord +
    images * lengthPerImage +
    promos * lengthPerPromo +
    longGroups * lengthPerOfferGroup
  );
}

export function lengthFacts(
  article: Pick<Article, 'wordCount' | 'bodyBlocks'> & Partial<Pick<Article, 'listicles' | 'reviewCards'>>,
): LengthFacts {
  const { listicles = [], reviewCards = [] } = article;
  const embeds = (article.bodyBlocks ?? []).flatMap((block) => (block.kind === 'embed' ? [block.embed] : []));
  const listicleImages = listicles.reduce((sum, { imageGroup = [] }) => sum + imageGroup.length, 0);
  return {
    words: article.wordCount,
    images: embeds.filter(({ type }) => type === 'image').length + listicleImages,
    promos: embeds.filter(({ type }) => type === 'commercePromo' || type === 'newsletter').length,
    offers: [...listicles, ...reviewCards].map(({ merchantOffers = [] }) => merchantOffers.length),
  };
}

/** How many ads a body of this length may hold: one for each begun distance between two of them. */
export function mostAdsForLength(length: number, { between, most }: AdBodyRules): number {
  return Math.min(most, Math.ceil(length / between));
}
