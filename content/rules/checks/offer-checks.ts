import type { MerchantOffer } from '../../entities/merchant-offer.ts';
import type { StoryCheck } from './story-check.ts';

/** Prices checked longer ago are not relied on. */
const staleDays = 30;
const dayMilliseconds = 86_400_000;

interface Named {
  name: string;
  offer: MerchantOffer;
}

function offersIn(value: unknown, name = 'An offer'): Named[] {
  if (Array.isArray(value)) return value.flatMap((part) => offersIn(part, name));
  if (typeof value !== 'object' || value === null) return [];
  const named = value as Record<string, unknown>;
  const own = String(named.productName ?? named.hed ?? '') || name;
  return Object.entries(named).flatMap(([key, part]) =>
    key === 'merchantOffers' && Array.isArray(part)
      ? part.map((offer) => ({ name: own, offer: offer as MerchantOffer }))
      : offersIn(part, own),
  );
}

/** An offer that leads to nothing, or whose price was not checked lately. */
export const expiredOffers: StoryCheck = {
  name: 'expired-offers',
  effect: 'warns',
  run: ({ story, offers, at }) =>
    offersIn(story).flatMap(({ name, offer }) => {
      const shop = offer.offerMerchant ?? 'a shop';
      const address = offer.rawUrl ?? offer.url ?? offer.monetizedUrl;
      if (!address) return [{ message: `${name}: the offer of ${shop} has no address.`, place: {} }];
      const state = offers.get(address);
      if (state && !state.isReachable)
        return [{ message: `${name}: ${shop} could not be reached when prices were checked.`, place: {} }];
      const days = state && Math.floor((at.getTime() - Date.parse(state.checkedAt)) / dayMilliseconds);
      return days !== undefined && days > staleDays
        ? [{ message: `${name}: the price of ${shop} was checked ${days} days ago.`, place: {} }]
        : [];
    }),
};
