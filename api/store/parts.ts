import type { ContentDb } from './content-db.ts';

export interface PartRows {
  listicles: { position: number; doc: string }[];
  reviewCards: { position: number; doc: string }[];
  products: { owner: string; owner_position: number; doc: string }[];
  offers: { owner: string; owner_position: number; doc: string }[];
}

/** Best-list items, review cards, products and offers of one story, in their order. */
export async function getParts(db: ContentDb, storyN: number): Promise<PartRows> {
  const [listicles, reviewCards, products, offers] = await Promise.all([
    db
      .selectFrom('content_listicles')
      .select(['position', 'doc'])
      .where('story_n', '=', storyN)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('content_review_cards')
      .select(['position', 'doc'])
      .where('story_n', '=', storyN)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('content_products')
      .select(['owner', 'owner_position', 'doc'])
      .where('story_n', '=', storyN)
      .execute(),
    db
      .selectFrom('content_offers')
      .select(['owner', 'owner_position', 'doc'])
      .where('story_n', '=', storyN)
      .orderBy('owner')
      .orderBy('owner_position')
      .orderBy('position')
      .execute(),
  ]);
  return { listicles, reviewCards, products, offers };
}
