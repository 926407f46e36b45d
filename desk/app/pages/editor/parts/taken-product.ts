import type { Listicle } from '#content/entities/listicle.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import type { RelatedProduct, TechProduct } from '#content/entities/product.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { specRows } from '#content/rules/products/spec-rows.ts';
import { slugOf } from '../slug-of.ts';
import { weighted } from './offer-rows.ts';
import { withScore } from './pick-score.ts';

/** A product of another story as the product of a review: what a catalog knows of it, its facts and its offers. */
export function reviewedProduct(given: NamedProduct, newId: () => string): RelatedProduct {
  if (given.relatedProduct?.product) return given.relatedProduct;
  const { name, maker, year, listPrice, facts, offers } = given;
  const manufacturer = maker ? { id: slugOf(maker), name: maker, slug: slugOf(maker) } : undefined;
  return {
    id: newId(),
    reviews: [],
    slugs: [],
    ...given.relatedProduct,
    ...(manufacturer ? { manufacturer } : {}),
    product: {
      name,
      slug: slugOf(name),
      shortSpecs: [...facts],
      ...(year ? { modelYear: year } : {}),
      ...(listPrice === undefined ? {} : { msrp: listPrice }),
    },
    resellers: weighted(
      offers.map(({ shop, price, url }) => ({
        id: newId(),
        name: shop,
        url,
        weight: 0,
        ...(price === undefined ? {} : { price }),
      })),
    ),
  };
}

/** The same as a pick: with what is good and bad, the score, and the offers as plain links. */
export function pickOfProduct(given: NamedProduct): Listicle {
  const { good, bad, offers, image, techProd, score } = given;
  const pick: Listicle = {
    hed: fullName(given),
    usePricing: true,
    like: [...good],
    dislike: [...bad],
    merchantOffers: offers.map(({ shop, price, url }) => ({
      useMonetization: false,
      offerMerchant: shop,
      url,
      ...(price === undefined ? {} : { offerPrice: price }),
    })),
    ...(image ? { imageGroup: [withoutAddresses(image)] } : {}),
  };
  if (techProd) return { ...pick, techProd };
  return withScore({ ...pick, techProd: catalogEntry(given) }, score);
}

function catalogEntry({ facts, story }: NamedProduct): TechProduct {
  const specs = specRows(facts).filter(({ value }) => value !== '');
  // Readers follow it to the review: a draft has no page.
  const isPublic = story.type === 'review' && story.state === 'published';
  return {
    attributes: [],
    images: [],
    slugs: [],
    specs,
    ...(isPublic ? { seoUrl: { slug: story.slug, style: false } } : {}),
  };
}

/** The server signs addresses with each answer. */
function withoutAddresses(image: NonNullable<NamedProduct['image']>) {
  const { urls: _, avif: __, animation: ___, ...stored } = image;
  return stored;
}
