import type { Listicle } from '../../entities/listicle.ts';
import type { MerchantOffer } from '../../entities/merchant-offer.ts';
import type { ProductOfStory } from '../../entities/named-product.ts';
import type { StoryInput } from '../../entities/story-input.ts';
import { offersOf, resellerOffers } from '../offers.ts';
import { productScore, scoreOf } from '../score.ts';
import { plainWords } from '../search-words.ts';

type ReviewInput = Extract<StoryInput, { kind: 'review' }>;

/** The products that a story names: the one it reviews, or its picks in the order they are stored. */
export function productsIn(story: StoryInput): ProductOfStory[] {
  if (story.kind === 'review') return productOfReview(story);
  if (story.kind !== 'article') return [];
  const placed = Object.values(story.additionalShortcodeData).flatMap((embed) =>
    embed.type === 'listicle' ? [embed.listicle] : [],
  );
  const uuids = new Set(placed.flatMap(({ uuid }) => uuid ?? []));
  const carried = story.listicles.filter(({ uuid }) => uuid === undefined || !uuids.has(uuid));
  return [...placed, ...carried].flatMap(productOfPick);
}

function productOfReview(review: ReviewInput): ProductOfStory[] {
  const { relatedProduct, image, good, bad } = review;
  const product = relatedProduct?.product;
  const name = product?.name || review.preferredProductName;
  if (!name) return [];
  const offers = resellerOffers(relatedProduct).map(({ merchant, url, price }) => ({
    shop: merchant,
    url,
    ...(price === undefined ? {} : { price }),
  }));
  const maker = relatedProduct?.manufacturer?.name;
  const score = scoreOf(review);
  return [
    {
      as: 'review',
      name,
      ...(maker ? { maker } : {}),
      ...(product?.modelYear ? { year: product.modelYear } : {}),
      ...(product?.msrp === undefined ? {} : { listPrice: product.msrp }),
      ...lowest(offers),
      ...(score === undefined ? {} : { score }),
      offers,
      facts: product?.shortSpecs ?? [],
      good,
      bad,
      ...(image ? { image } : {}),
      ...(relatedProduct ? { relatedProduct } : {}),
    },
  ];
}

function productOfPick(pick: Listicle): ProductOfStory[] {
  const { hed, techProd, imageGroup, like = [], dislike = [] } = pick;
  if (!hed) return [];
  const offers = (pick.merchantOffers ?? []).flatMap(namedOffer);
  const score = productScore(techProd);
  const [image] = imageGroup ?? [];
  return [
    {
      as: 'pick',
      name: hed,
      ...lowest(offers),
      ...(score === undefined ? {} : { score }),
      offers,
      facts: (techProd?.specs ?? []).map(({ name, value }) => `${name}: ${value}`),
      good: like,
      bad: dislike,
      ...(image ? { image } : {}),
      ...(techProd ? { techProd } : {}),
    },
  ];
}

/** The plain address: a paid link belongs to the story that has it. */
function namedOffer(offer: MerchantOffer): ProductOfStory['offers'] {
  const plain = { ...offer, monetizationStatus: 'failed' };
  const [found] = offersOf({ merchantOffers: [plain], usePricing: true });
  if (!found) return [];
  const { merchant, url, price } = found;
  return [{ shop: merchant, url, ...(price === undefined ? {} : { price }) }];
}

function lowest(offers: ProductOfStory['offers']): { price?: number } {
  const prices = offers.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return prices.length === 0 ? {} : { price: Math.min(...prices) };
}

/** What a product is called with its maker: "Halden Book 14", however its story names it. */
export function fullName({ name, maker }: Pick<ProductOfStory, 'name' | 'maker'>): string {
  if (!maker) return name;
  const [own, makers] = [plainWords(name), plainWords(maker)];
  return makers.every((word, index) => own[index] === word) ? name : `${maker} ${name}`;
}
