/** Between these a share truly lies, as sure as `z` says. */
export interface Interval {
  low: number;
  high: number;
}

/** Two sides of a normal curve leave five percent outside. */
const ninetyFivePercent = 1.959964;

/**
 * Wilson's score interval. It stays between 0 and 1 and is honest about few readers, where rate ± error is not.
 * @example wilsonInterval(50, 100) // → { low: 0.404, high: 0.596 }
 */
export function wilsonInterval(hits: number, total: number, z = ninetyFivePercent): Interval {
  if (total <= 0) return { low: 0, high: 1 };
  const share = hits / total;
  const spread = z ** 2 / total;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 4) / total);
  // What rounding leaves at the ends is not a reader.
  return { low: hits === 0 ? 0 : middle - reach, high: hits === total ? 1 : middle + reach };
}

interface Proportion {
  hits: number;
  total: number;
}

/** How much larger the first share is, made of both Wilson intervals (Newcombe's hybrid score). */
export function differenceInterval(one: Proportion, other: Proportion): Interval & { difference: number } {
  const [a, b] = [one.hits / one.total, other.hits / other.total];
  const [ofOne, ofOther] = [wilsonInterval(one.hits, one.total), wilsonInterval(other.hits, other.total)];
  const difference = a - b;
  return {
    difference,
    low: difference - Math.hypot(a - ofOne.low, ofOther.high - b),
    high: difference + Math.hypot(ofOne.high - a, b - ofOther.low),
  };
}
