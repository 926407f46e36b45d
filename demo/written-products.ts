import type { z } from 'zod';
import { type Image, image } from '#content/entities/image.ts';
import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { SeedStory } from '#content/seed.ts';
import { slugOf } from './slug.ts';

/** What a writer has said about a product. The grammar repeats it and adds nothing of its own. */
export interface WrittenProduct {
  pros: readonly string[];
  cons: readonly string[];
  offers: readonly MerchantOffer[];
  specs: readonly { name: string; value: string }[];
  image?: Image | undefined;
}

type Story = SeedStory['story'];

/** Every product a list or a review written by hand is about, by its slug. */
export function writtenProducts(pieces: readonly SeedStory[]): Map<string, WrittenProduct> {
  const products = new Map<string, WrittenProduct>();
  for (const { story } of pieces) for (const [slug, product] of picksOf(story)) products.set(slug, product);
  // A review knows better than a list.
  for (const { story } of pieces) {
    const product = reviewedIn(story);
    if (product) products.set(story.slug, product);
  }
  return products;
}

/** Pictures of pieces leave out what has a usual value. */
function wholeImage(value: z.input<typeof image> | null | undefined): Image | undefined {
  return value ? image.parse(value) : undefined;
}

function picksOf(story: Story): [slug: string, product: WrittenProduct][] {
  if (story.kind !== 'article') return [];
  return (story.listicles ?? []).flatMap(({ hed, like, dislike, merchantOffers, techProd, imageGroup }) =>
    hed
      ? [
          [
            slugOf(hed),
            {
              pros: like ?? [],
              cons: dislike ?? [],
              offers: (merchantOffers ?? []).map((offer) => ({
                ...offer,
                useMonetization: offer.useMonetization ?? false,
              })),
              specs: techProd?.specs ?? [],
              image: wholeImage(imageGroup?.[0]),
            },
          ],
        ]
      : [],
  );
}

function reviewedIn(story: Story): WrittenProduct | undefined {
  if (story.kind !== 'review') return undefined;
  const { good = [], bad = [], relatedProduct, image: shown } = story;
  return {
    pros: good,
    cons: bad,
    offers: (relatedProduct?.resellers ?? []).map(({ name, price, url }) => ({
      useMonetization: false,
      offerMerchant: name,
      offerPrice: price,
      url,
    })),
    specs: (relatedProduct?.product?.shortSpecs ?? []).map((spec) => {
      const [name = '', ...value] = spec.split(': ');
      return { name, value: value.join(': ') };
    }),
    image: wholeImage(shown),
  };
}
