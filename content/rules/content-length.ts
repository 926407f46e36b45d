import type { Article } from '../entities/article.ts';
import {
  lengthPerImage,
  lengthPerOfferGroup,
  lengthPerPromo,
  lengthPerWord,
  offersBeforeGroup,
} from '../limits.ts';

export interface LengthFacts {
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
  article: Pick<Article, 'wordCount' | 'bodyBlocks' | 'listicles' | 'reviewCards'>,
): LengthFacts {
  const embeds = (article.bodyBlocks ?? []).flatMap((block) => (block.kind === 'embed' ? [block.embed] : []));
  const listicleImages = article.listicles.reduce((sum, { imageGroup = [] }) => sum + imageGroup.length, 0);
  return {
    words: article.wordCount,
    images: embeds.filter(({ type }) => type === 'image').length + listicleImages,
    promos: embeds.filter(({ type }) => type === 'commercePromo' || type === 'newsletter').length,
    offers: [...article.listicles, ...article.reviewCards].map(
      ({ merchantOffers = [] }) => merchantOffers.length,
    ),
  };
}
