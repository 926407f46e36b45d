import { productScore } from '#content/rules/score.ts';
import type { SeedStory } from '#content/seed.ts';
import type { ProductRecord } from '#demo/products/product-record.ts';

type Story = SeedStory['story'];
type Records = ReadonlyMap<string, ProductRecord>;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds products by name; "Orrin 9 Plus" is not the Orrin 9. */
export function productFinder(records: Records): (text: string) => ProductRecord[] {
  const names = [...records.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\w’])(?:${names.map(escaped).join('|')})(?![\\w])`, 'g');
  return (text) => {
    const found = new Set([...text.matchAll(any)].map(([name]) => name));
    return [...found].flatMap((name) => records.get(name) ?? []);
  };
}

const pricesOf = ({ price, shops = {}, otherPrices = {} }: ProductRecord): Set<number> =>
  new Set([price, ...Object.values(shops), ...Object.keys(otherPrices).map(Number)]);

/** Amounts in a sentence about one product that its record does not know. */
export function wrongPrices(sentences: readonly string[], find: (text: string) => ProductRecord[]): string[] {
  return sentences.flatMap((sentence) => {
    const amounts = [...sentence.matchAll(/\$(\d[\d,]*(?:\.\d+)?)(?! (?:million|billion))/g)];
    // Few sentences have one, and looking for products takes longer.
    const [product, ...others] = amounts.length > 0 ? find(sentence) : [];
    if (!product || others.length > 0) return [];
    const known = pricesOf(product);
    return amounts.flatMap(([amount, digits = '']) =>
      known.has(Number(digits.replaceAll(',', ''))) ? [] : [`${product.name}: ${amount} in “${sentence}”`],
    );
  });
}

/** What the structured parts of a story (verdict, picks, cards, offers) say against the records. */
export function wrongRecords(story: Story, records: Records): string[] {
  const problems: string[] = [];
  function compare(name: string, what: string, stated: number | undefined, known: number | undefined): void {
    if (stated !== undefined && stated !== known)
      problems.push(`${name}: ${what} ${stated}, its record says ${known ?? 'nothing'}`);
  }
  function compareOffers(
    name: string,
    record: ProductRecord,
    offers: readonly (readonly [shop: string, price: number | undefined])[],
  ) {
    for (const [shop, price] of offers) compare(name, `costs at ${shop}`, price, record.shops?.[shop]);
  }
  if (story.kind === 'review' && story.preferredProductName) {
    const name = story.preferredProductName;
    const record = records.get(name);
    if (!record) return [`${name} has no record in demo/products`];
    if (record.soon) problems.push(`${name} is not on sale and cannot be reviewed`);
    compare(name, 'score', story.starRating, record.score);
    compare(name, 'list price', story.relatedProduct?.product?.msrp ?? undefined, record.price);
    compareOffers(
      name,
      record,
      (story.relatedProduct?.resellers ?? []).map(({ name: shop, price }) => [shop, price] as const),
    );
  }
  if (story.kind !== 'article') return problems;
  const picks = [
    ...(story.listicles ?? []).map(({ hed, techProd, merchantOffers }) => ({
      name: hed,
      techProd,
      merchantOffers,
      rating: undefined,
    })),
    ...(story.reviewCards ?? []).map(({ productName, techProd, merchantOffers, rating }) => ({
      name: productName,
      techProd,
      merchantOffers,
      rating,
    })),
  ];
  for (const { name, techProd, merchantOffers = [], rating } of picks) {
    if (!name) continue;
    const record = records.get(name);
    if (!record) {
      problems.push(`${name} has no record in demo/products`);
      continue;
    }
    const attributes = techProd?.attributes ?? [];
    compare(
      name,
      'score',
      rating ?? productScore({ attributes } as Parameters<typeof productScore>[0]),
      record.score,
    );
    compareOffers(
      name,
      record,
      merchantOffers.map(({ offerMerchant = '', offerPrice }) => [offerMerchant, offerPrice] as const),
    );
  }
  return problems;
}
