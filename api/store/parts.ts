import type { ContentDb } from './content-db.ts';

export interface PartRows {
  listicles: { position: number; doc: string }[];
  reviewCards: { position: number; doc: string }[];
  products: { owner: string; owner_position: number; doc: string }[];
  offers: { owner: string; owner_position: number; doc: string }[];
}

/** Best-list items, review cards, products and offers of one story, in their order. */
export async function getParts(db: ContentDb, storyN: number): Promise<PartRows> {
  return (
    (await getPartsOf(db, [storyN])).get(storyN) ?? {
      listicles: [],
      reviewCards: [],
      products: [],
      offers: [],
    }
  );
}

/** The same of several stories, by number; a story without any is missing. */
export async function getPartsOf(db: ContentDb, numbers: readonly number[]): Promise<Map<number, PartRows>> {
  const parts = new Map<number, PartRows>();
  if (numbers.length === 0) return parts;
  const [listicles, reviewCards, products, offers] = await Promise.all([
    db
      .selectFrom('content_listicles')
      .select(['story_n', 'position', 'doc'])
      .where('story_n', 'in', numbers)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('content_review_cards')
      .select(['story_n', 'position', 'doc'])
      .where('story_n', 'in', numbers)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('content_products')
      .select(['story_n', 'owner', 'owner_position', 'doc'])
      .where('story_n', 'in', numbers)
      .execute(),
    db
      .selectFrom('content_offers')
      .select(['story_n', 'owner', 'owner_position', 'doc'])
      .where('story_n', 'in', numbers)
      .orderBy('owner')
      .orderBy('owner_position')
      .orderBy('position')
      .execute(),
  ]);
  const of = (storyN: number | string): PartRows => {
    const n = Number(storyN);
    const known = parts.get(n) ?? { listicles: [], reviewCards: [], products: [], offers: [] };
    parts.set(n, known);
    return known;
  };
  for (const { story_n, ...row } of listicles) of(story_n).listicles.push(row);
  for (const { story_n, ...row } of reviewCards) of(story_n).reviewCards.push(row);
  for (const { story_n, ...row } of products) of(story_n).products.push(row);
  for (const { story_n, ...row } of offers) of(story_n).offers.push(row);
  return parts;
}
