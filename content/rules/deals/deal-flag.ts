import { priceHistoryDays } from '../../limits.ts';

type History = readonly (number | null)[];

/** What a price is worth beside its own past. */
export type DealFlag =
  /** No lower price in ninety days. */
  | { kind: 'lowest'; days: number }
  /** No lower price in the days on record, which are fewer than ninety. */
  | { kind: 'lowest-on-record'; days: number }
  /** This much above the lowest. */
  | { kind: 'above'; amount: number }
  /** It cost at least five percent less, and more than once: it may do so again. */
  | { kind: 'wait'; low: number; times: number };

const muchLower = 0.95;

/** How a price compares with the days before; `undefined` where there is nothing to compare or nothing to say. */
export function dealFlag(now: number | undefined, history: History): DealFlag | undefined {
  const low = lowestOf(history);
  if (now === undefined || low === undefined) return undefined;
  const days = history.length;
  if (now <= low) return { kind: days >= priceHistoryDays ? 'lowest' : 'lowest-on-record', days };
  const times = timesAtOrUnder(now * muchLower, history);
  if (times >= 2) return { kind: 'wait', low, times };
  const amount = Math.round(now - low);
  return amount < 1 ? undefined : { kind: 'above', amount };
}

export function lowestOf(history: History): number | undefined {
  const known = history.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** How often the price fell to this or below: neighboring days are one time. */
function timesAtOrUnder(limit: number, history: History): number {
  let times = 0;
  let isUnder = false;
  for (const price of history) {
    if (price === null) continue;
    if (price <= limit && !isUnder) times += 1;
    isUnder = price <= limit;
  }
  return times;
}

/** The price to compare with: the list price or the median of the history, whichever is lower. */
export interface FormerPrice {
  price: number;
  is: 'list' | 'usual';
  /** How much less it costs now, also in whole percent. */
  saved: number;
  percent: number;
}

/** What it was; `undefined` if it does not cost less now. */
export function formerPrice(
  now: number | undefined,
  history: History,
  listPrice: number | undefined,
): FormerPrice | undefined {
  if (now === undefined) return undefined;
  const usual = medianOf(history);
  const isList = listPrice !== undefined && (usual === undefined || listPrice <= usual);
  const price = isList ? listPrice : usual;
  if (price === undefined || Math.round(price - now) < 1) return undefined;
  const saved = price - now;
  return { price, is: isList ? 'list' : 'usual', saved, percent: Math.round((saved / price) * 100) };
}

/** The price of the middle day, of two the lower: a price that a store had. */
function medianOf(history: History): number | undefined {
  const known = history.filter((price) => price !== null).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)];
}
