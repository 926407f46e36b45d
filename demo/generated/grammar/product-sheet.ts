import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { TechProduct } from '#content/entities/product.ts';
import type { Catalog } from '#demo/generated/catalog.ts';
import type { Lexicon, Product } from '#demo/generated/lexicon/lexicon.ts';
import { type Random, randomOf } from '#demo/random.ts';
import { shopUrl } from '#demo/shop-url.ts';
import { slugOf } from '#demo/slug.ts';
import { reading } from './calendar.ts';
import { merchants } from './names.ts';

/** Specifications and shop prices. One sheet per product, wherever it is shown. */
export interface ProductSheet {
  specs: { name: string; value: string }[];
  offers: MerchantOffer[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Networks pay for some links; now and then one of them does not answer, and the plain address is used. */
export function offerOf(
  merchant: string,
  product: Product,
  price: number | undefined,
  failed = false,
): MerchantOffer {
  const url = shopUrl(merchant, product.name);
  const isOwnShop = merchant === product.maker;
  return {
    useMonetization: !isOwnShop,
    offerMerchant: merchant,
    ...(price === undefined ? {} : { offerPrice: price }),
    ...(isOwnShop ? {} : { monetizedUrl: url.replace('://', '://go.') }),
    monetizationStatus: failed ? 'failed' : 'active',
    rawUrl: url,
    url,
  };
}

/** Shops with temporary discounts are not among the shops its page lists at the usual price. */
export function saleShopOf(product: Product): string {
  return randomOf(`sale/${product.name}`).pick(merchants);
}

export function productSheet(lexicon: Lexicon, product: Product, catalog: Catalog): ProductSheet {
  const random = randomOf(`sheet/${product.name}`);
  const readingOf = catalog.readingsOf(lexicon);
  const specs = lexicon.measures.map((measure) => ({
    name: capital(measure.name),
    value: reading(readingOf(product, measure), measure.unit),
  }));
  if (lexicon.gear) {
    specs.push({
      name: 'Warranty',
      value: random.pick(['1 year', '2 years', '2 years', '3 years', '5 years']),
    });
  }
  return { specs, offers: offersFor(lexicon, product, random) };
}

/** Things in boxes are in several shops; a service is sold by its maker. */
function offersFor(lexicon: Lexicon, product: Product, random: Random): MerchantOffer[] {
  if (!lexicon.gear) return [offerOf(product.maker, product, product.price)];
  let price = product.price;
  const sale = saleShopOf(product);
  const usual = [...merchants.filter((shop) => shop !== sale), product.maker];
  const shops = random.some(usual, random.int(2, 5));
  return shops.map((merchant, index) => {
    // The last shop of a long list shows its price in the cart only.
    const hidden = index === 4;
    const offer = offerOf(merchant, product, hidden ? undefined : price, random.chance(0.12));
    price += Math.max(1, Math.round(product.price * random.next() * 0.06));
    return offer;
  });
}

export interface SheetFacts {
  catalog: Catalog;
  score: number;
  isReviewed: boolean;
}

/** The product as lists and cards carry it: its facts, its score and, if there is one, its review. */
export function techProductOf(
  lexicon: Lexicon,
  product: Product,
  { catalog, score, isReviewed }: SheetFacts,
): TechProduct {
  const slug = slugOf(product.name);
  const { specs } = productSheet(lexicon, product, catalog);
  const attribute = (name: string, key: string, value: string) => ({
    id: `${slug}-${key}`,
    name,
    slug: key,
    val: [value],
    valSlug: [slugOf(value)],
  });
  return {
    attributes: [
      attribute('Score', 'rating', score.toFixed(1)),
      ...(score >= 4.5 ? [attribute('Award', 'award', 'Editors’ Choice')] : []),
    ],
    images: [],
    slugs: isReviewed ? [slug] : [],
    ...(isReviewed
      ? { seoUrl: { route: 'review', reviewType: 'review', slug, slugType: 'product', style: false } }
      : {}),
    priceSummary: { low: product.price, high: Math.round(product.price * 1.12), currency: 'USD' },
    specs,
  };
}
