import type { PriceDay } from '../../entities/checked-price.ts';
import { priceFreshMinutes, priceHistoryDays } from '../../limits.ts';
import { newsroomTime } from '../newsroom-time.ts';

const dayLength = 86_400_000;
/** A price that was not checked again counts for a week, then it is unknown. */
const carriedDays = 7;

/** The newsroom's day of a moment, as prices are stored. */
export function priceDayOf(moment: number): string {
  return newsroomTime(moment).toISOString().slice(0, 10);
}

/** This many days before a day; 0 is the day itself. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);
}

/**
 * The lowest price of each day among several stores, oldest first, ending with `today`. It begins with the first day of
 * any record, at most 90 days ago.
 */
export function dailyLows(
  histories: readonly (readonly Pick<PriceDay, 'day' | 'price'>[])[],
  today: string,
  most = priceHistoryDays,
): (number | null)[] {
  const first = daysBefore(today, most - 1);
  const known = histories.flat().flatMap(({ day }) => (day <= today ? [day] : []));
  const [begin] = known.sort();
  if (begin === undefined) return [];
  const [, start = first] = [begin, first].sort();
  const length = Math.round((Date.parse(today) - Date.parse(start)) / dayLength) + 1;
  const lows: (number | null)[] = Array.from({ length }, () => null);
  for (const history of histories) {
    const prices = new Map(history.map(({ day, price }) => [day, price]));
    let price: number | null = null;
    let age = carriedDays;
    for (let index = -carriedDays; index < length; index += 1) {
      const found = prices.get(daysBefore(today, length - 1 - index));
      age += 1;
      if (found !== undefined && found !== null) {
        price = found;
        age = 0;
      }
      if (index < 0 || price === null || age > carriedDays) continue;
      lows[index] = Math.min(lows[index] ?? price, price);
    }
  }
  return lows;
}

/** Whether a price was checked too long ago, or never. */
export function isStalePrice(checkedAt: string | undefined, now: Date): boolean {
  return checkedAt === undefined || now.getTime() - Date.parse(checkedAt) > priceFreshMinutes * 60_000;
}
