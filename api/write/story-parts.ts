import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { ContentTables } from '../tables/content-tables.ts';

export interface StoryParts {
  listicles: ContentTables['content_listicles'][];
  reviewCards: ContentTables['content_review_cards'][];
  products: ContentTables['content_products'][];
  offers: ContentTables['content_offers'][];
}

interface SplitStory {
  /** The story without the parts that have their own tables. */
  doc: StoryInput;
  parts: StoryParts;
  hasParts: boolean;
}

type Owner = ContentTables['content_offers']['owner'];

/** Takes best-list items, review cards, products and offers out of a story; `present/parts.ts` puts them back. */
export function splitParts(story: StoryInput, n: number): SplitStory {
  const parts: StoryParts = { listicles: [], reviewCards: [], products: [], offers: [] };
  const addProduct = (owner: Owner, position: number, name: string | undefined, product: unknown) => {
    if (product)
      parts.products.push({
        story_n: n,
        owner,
        owner_position: position,
        name: name ?? null,
        doc: JSON.stringify(product),
      });
  };
  const addOffers = (owner: Owner, position: number, offers: readonly MerchantOffer[] | undefined) => {
    for (const [index, offer] of (offers ?? []).entries())
      parts.offers.push({
        story_n: n,
        owner,
        owner_position: position,
        position: index,
        merchant: offer.offerMerchant ?? null,
        price: offer.offerPrice ?? null,
        doc: JSON.stringify(offer),
      });
  };
  const done = (doc: StoryInput): SplitStory => ({
    doc,
    parts,
    hasParts: Object.values(parts).some((rows) => rows.length > 0),
  });

  if (story.kind === 'review' || story.kind === 'gallery') {
    const { relatedProduct, ...rest } = story;
    addProduct('story', 0, relatedProduct?.product?.name, relatedProduct);
    return done(rest as StoryInput);
  }
  if (story.kind !== 'article') return done(story);

  for (const [position, { techProd, merchantOffers, ...listicle }] of story.listicles.entries()) {
    parts.listicles.push({ story_n: n, position, doc: JSON.stringify(listicle) });
    addProduct('listicle', position, listicle.hed, techProd);
    addOffers('listicle', position, merchantOffers);
  }
  for (const [position, { techProd, merchantOffers, ...card }] of story.reviewCards.entries()) {
    parts.reviewCards.push({ story_n: n, position, doc: JSON.stringify(card) });
    addProduct('review-card', position, card.productName, techProd);
    addOffers('review-card', position, merchantOffers);
  }
  return done({ ...story, listicles: [], reviewCards: [] });
}
