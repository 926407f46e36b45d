import type { Listicle } from '../../entities/listicle.ts';
import type { MerchantOffer } from '../../entities/merchant-offer.ts';
import type { ReviewCard } from '../../entities/review-card.ts';
import { isSafeLink } from '../link-treatment.ts';
import { type SanitiseOptions, sanitiseHtml } from './sanitise-html.ts';

/** An address a page may carry, or none. */
function safeLink(address: string | undefined): string | undefined {
  return address !== undefined && isSafeLink(address) ? address : undefined;
}

/** An offer keeps the addresses a reader may follow; without any it still says who sells and for how much. */
function cleanOffer(offer: MerchantOffer): MerchantOffer {
  const { monetizedUrl, rawUrl, url } = offer;
  return {
    ...offer,
    monetizedUrl: safeLink(monetizedUrl),
    rawUrl: safeLink(rawUrl),
    url: safeLink(url),
  };
}

/** The description is prose in HTML; everything else is text, or an address. */
export function cleanListicle(listicle: Listicle, options: SanitiseOptions): Listicle {
  const { description, supplementalUrl, merchantOffers } = listicle;
  return {
    ...listicle,
    description: description === undefined ? undefined : sanitiseHtml(description, options).html,
    supplementalUrl: safeLink(supplementalUrl),
    merchantOffers: merchantOffers?.map(cleanOffer),
  };
}

export function cleanReviewCard(card: ReviewCard): ReviewCard {
  return { ...card, merchantOffers: card.merchantOffers?.map(cleanOffer) };
}
