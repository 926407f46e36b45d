import type { Complete } from '../complete.ts';
import type { MerchantOffer } from '../entities/merchant-offer.ts';

export const merchantOfferExample: Complete<MerchantOffer> = {
  useMonetization: true,
  monetizedUrl: 'https://go.corner-electronics.example/arc-14?ref=reviews',
  offerMerchant: 'Corner Electronics',
  offerPrice: 1299.5,
  priceUnit: 'month',
  monetizationStatus: 'ok',
  rawUrl: 'https://corner-electronics.example/halden/arc-14',
  url: 'https://corner-electronics.example/arc-14',
};
