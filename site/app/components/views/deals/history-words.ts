import { dealCopy } from '#app/copy/deals.ts';
import { lowestOf } from '#content/rules/deals/deal-flag.ts';
import { formatPrice } from '#content/rules/price.ts';

type History = readonly (number | null)[];

/** More steps than this are summed up. */
const mostSteps = 6;

interface Step {
  price: number;
  days: number;
}

/** Neighboring days of one price; days without a known price are left out. */
function stepsOf(history: History): Step[] {
  const steps: Step[] = [];
  for (const price of history) {
    if (price === null) continue;
    const last = steps.at(-1);
    if (last?.price === price) last.days += 1;
    else steps.push({ price, days: 1 });
  }
  return steps;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A price history for readers who cannot see its picture. */
export function historyWords(history: History): string {
  const steps = stepsOf(history);
  const last = steps.at(-1);
  const low = lowestOf(history);
  if (!last || low === undefined) return dealCopy.noHistory;
  const start = `${dealCopy.historyLength(history.length)}: `;
  const end = last.price <= low ? ', the lowest' : '';
  if (steps.length === 1) return `${start}${formatPrice(last.price)} on every day.`;
  if (steps.length > mostSteps) {
    const high = Math.max(...steps.map(({ price }) => price));
    return `${start}between ${formatPrice(low)} and ${formatPrice(high)}, now ${formatPrice(last.price)}${end}.`;
  }
  const before = steps
    .slice(0, -1)
    .map(({ price, days }) => `${formatPrice(price)} for ${daysText(days)}`)
    .join(', then ');
  const past = last.days === 1 ? 'today' : `for the past ${daysText(last.days)}`;
  return `${start}${before}, and ${formatPrice(last.price)} ${past}${end}.`;
}
