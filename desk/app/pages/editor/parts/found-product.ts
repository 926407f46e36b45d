import type { NamedProduct } from '#content/entities/named-product.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { dayWords } from '../../../work/when.ts';

/** Who reviewed it, and when readers got the review; of a pick the list that names it. */
export function sourceWords({ as, story }: NamedProduct, now: number, timeZone: string): string {
  if (as === 'pick') return `A pick of “${story.title}”`;
  const names = story.authors.map(({ name }) => name).join(', ');
  const by = names && ` by ${names}`;
  if (story.state !== 'published' || !story.publishedAt) return `In a review${by} · ${story.state}`;
  return `Reviewed${by}, ${dayWords(Date.parse(story.publishedAt), now, timeZone)}`;
}

/** What stands beside the filters. The server does not count more than a thousand. */
export function countWords(shown: number, total: number | undefined): string {
  if (total === undefined) return `${shown} of more than 1,000 products`;
  const products = total === 1 ? '1 product' : `${total.toLocaleString('en-US')} products`;
  return shown < total ? `${shown} of ${products}` : products;
}

const nameKey = (name: string) => plainWords(name).join(' ');

/** Whether a product is one of the picks with these names, as readers read them. */
export function isAmong(names: readonly string[]): (product: NamedProduct) => boolean {
  const known = new Set(names.map(nameKey));
  return (product) => known.has(nameKey(fullName(product)));
}
