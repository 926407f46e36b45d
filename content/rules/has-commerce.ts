import type { BodyBlock } from '../entities/embed.ts';
import type { MerchantOffer } from '../entities/merchant-offer.ts';
import type { RelatedProduct } from '../entities/product.ts';
import { affiliateRel } from './affiliate-link.ts';
import { isBestList } from './is-best-list.ts';

/** Kinds of articles that are about buying, whatever their text is. */
const commerceTypes = new Set(['best-list', 'gift-guide', 'deals', 'product-promo', 'misc-commerce']);

interface CommerceFacts {
  type?: string | undefined;
  section?: string | undefined;
  bodyBlocks?: readonly BodyBlock[] | undefined;
  relatedProduct?: Pick<RelatedProduct, 'resellers'> | undefined;
}

/** Whether a page may earn a commission, and so has to say it (`hasAffiliateDisclosure`). */
export function hasCommerceContent(story: CommerceFacts): boolean {
  return (
    isBestList(story) ||
    commerceTypes.has(story.type ?? '') ||
    (story.relatedProduct?.resellers.length ?? 0) > 0 ||
    (story.bodyBlocks ?? []).some(earns)
  );
}

const sells = (offers: readonly MerchantOffer[] | undefined) => (offers?.length ?? 0) > 0;

function earns(block: BodyBlock): boolean {
  // While a page hydrates, prose is null: it is in the document already.
  if (block.kind === 'prose') return (block.html ?? '').includes(`rel="${affiliateRel}"`);
  switch (block.embed.type) {
    case 'buyButton':
    case 'commercePromo':
      return true;
    case 'listicle':
      return sells(block.embed.listicle.merchantOffers);
    case 'reviewCard':
      return sells(block.embed.card.merchantOffers);
    default:
      return false;
  }
}
