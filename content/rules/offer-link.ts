import type { MerchantOffer } from '../entities/merchant-offer.ts';
import { isSafeLink } from './link-treatment.ts';

/** Where an offer leads: the monetized address when it is wanted and worked, else the plain one. */
export function offerLink(offer: Partial<MerchantOffer>): string | undefined {
  const plain = offer.useMonetization ? [offer.rawUrl, offer.url] : [offer.url, offer.rawUrl];
  const worked = offer.useMonetization && offer.monetizationStatus !== 'failed';
  return [worked ? offer.monetizedUrl : undefined, ...plain].find((url) => url && isSafeLink(url));
}
