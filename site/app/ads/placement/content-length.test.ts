import { describe, expect, it } from 'vitest';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { imageExample } from '#content/examples/image.ts';
import { listicleExample } from '#content/examples/listicle.ts';
import { merchantOfferExample } from '#content/examples/merchant-offer.ts';
import { contentLength, lengthFacts } from './content-length.ts';

const nothing = { words: 0, images: 0, promos: 0, offers: [] };

describe('content length', () => {
  it.each([
    ['CL-39', '100 words', { ...nothing, words: 100 }, 470],
    ['CL-39', 'two images', { ...nothing, images: 2 }, 600],
    ['CL-39', 'a promo', { ...nothing, promos: 1 }, 300],
    ['CL-39', 'two offers', { ...nothing, offers: [2] }, 0],
    ['CL-39', 'three offers', { ...nothing, offers: [3] }, 150],
    ['CL-39', 'three groups, two of them long', { ...nothing, offers: [3, 2, 9] }, 300],
    ['CL-39', 'everything', { words: 1000, images: 1, promos: 1, offers: [4] }, 5450],
  ])('%s %s', (_id, _name, facts, length) => {
    expect(contentLength(facts)).toBeCloseTo(length);
  });

  it('CL-39 counts images of the body and of its listicles, promos, and offers by group', () => {
    const offers = [merchantOfferExample, merchantOfferExample, merchantOfferExample];
    expect(
      lengthFacts({
        ...articleExample,
        bodyBlocks: [
          { kind: 'prose', html: '<p>Words.</p>' },
          { kind: 'embed', embed: embedExamples.image },
          { kind: 'embed', embed: embedExamples.commercePromo },
          { kind: 'embed', embed: embedExamples.chart },
        ],
        listicles: [{ ...listicleExample, imageGroup: [imageExample, imageExample], merchantOffers: offers }],
        reviewCards: [{ usePricing: false }],
      }),
    ).toEqual({ words: articleExample.wordCount, images: 3, promos: 1, offers: [3, 0] });
  });
});
