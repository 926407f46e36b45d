import type { PriceDay } from '#content/entities/checked-price.ts';
import type { Deal, DealOffer } from '#content/entities/deal.ts';
import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import { priceHistoryDays } from '#content/limits.ts';
import { dailyLows, daysBefore, isStalePrice, priceDayOf } from '#content/rules/deals/price-days.ts';
import { offerLink } from '#content/rules/offer-link.ts';
import { reviewPath } from '#content/rules/review-path.ts';
import { productScore } from '#content/rules/score.ts';
import type { AnswerContext } from '../answer-context.ts';
import { presentParts } from '../present/parts.ts';
import { getPriceHistories } from '../store/offer-prices.ts';
import { getPartsOf } from '../store/parts.ts';

/** A price carried over from before the first day shown is read as well. */
const carriedDays = 7;

/** The plain address of an offer: its price history has this name. */
const nameOf = ({ rawUrl, url }: MerchantOffer) => rawUrl ?? url ?? '';

/** What the stories of a list sell, by story number: the first review card of each that has offers. */
export async function loadDeals(
  { db, now, present }: Pick<AnswerContext, 'db' | 'now' | 'present'>,
  numbers: readonly number[],
): Promise<Map<number, Deal>> {
  const cards = new Map<number, ReviewCard>();
  for (const [n, rows] of await getPartsOf(db, numbers)) {
    const { reviewCards } = presentParts(rows);
    const card = reviewCards.find(({ merchantOffers = [] }) => merchantOffers.length > 0) ?? reviewCards[0];
    if (card) cards.set(n, card);
  }
  const today = priceDayOf(now.getTime());
  const names = [...cards.values()].flatMap(({ merchantOffers = [] }) => merchantOffers.map(nameOf));
  const since = daysBefore(today, priceHistoryDays - 1 + carriedDays);
  const histories = await getPriceHistories(db, names, since);
  const deals = new Map<number, Deal>();
  for (const [n, card] of cards) {
    const { imageGroup: [picture] = [], merchantOffers = [], techProd } = card;
    const known = card.usePricing
      ? merchantOffers.flatMap((offer) => histories.get(nameOf(offer)) ?? [])
      : [];
    const offers = offersNow(card, histories, today);
    const { high } = techProd?.priceSummary ?? {};
    const reviewUrl = reviewPath({ techProd });
    deals.set(n, {
      ...(card.productName ? { productName: card.productName } : {}),
      ...(picture ? { image: present.image(picture, 'card') } : {}),
      ...given('rating', card.rating ?? productScore(techProd)),
      ...given('reviewUrl', reviewUrl),
      pros: card.like ?? [],
      ...(card.editorsChoice ? { editorsChoice: true } : {}),
      ...given('listPrice', card.usePricing ? high : undefined),
      offers,
      ...historyOf(card, histories, today),
      isStale: known.length > 0 && isStalePrice(offers[0]?.checkedAt, now),
    });
  }
  return deals;
}

const given = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [N in K]?: V };

/** Stores with their newest price, cheapest first; those that cannot be reached or have no price come last. */
function offersNow(
  { merchantOffers = [], usePricing }: ReviewCard,
  histories: ReadonlyMap<string, PriceDay[]>,
  today: string,
): DealOffer[] {
  const cost = ({ price, isReachable }: DealOffer) =>
    price === undefined || !isReachable ? Number.POSITIVE_INFINITY : price;
  return merchantOffers
    .flatMap((offer): DealOffer[] => {
      const url = offerLink(offer);
      if (!url) return [];
      const last = histories.get(nameOf(offer))?.findLast(({ day }) => day <= today);
      const price = usePricing ? (last?.price ?? offer.offerPrice) : undefined;
      return [
        {
          merchant: offer.offerMerchant ?? '',
          url,
          ...(price === undefined ? {} : { price }),
          ...(last ? { checkedAt: last.checkedAt } : {}),
          isReachable: last?.isReachable ?? true,
        },
      ];
    })
    .sort((a, b) => cost(a) - cost(b) || 0);
}

function historyOf(
  { merchantOffers = [], usePricing }: ReviewCard,
  histories: ReadonlyMap<string, PriceDay[]>,
  today: string,
): Pick<Deal, 'history' | 'historyEnds'> {
  const all = usePricing ? merchantOffers.flatMap((offer) => [histories.get(nameOf(offer)) ?? []]) : [];
  const history = dailyLows(all, today);
  return history.length > 0 ? { history, historyEnds: today } : { history };
}
