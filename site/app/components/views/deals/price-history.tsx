import { dealCopy } from '#app/copy/deals.ts';
import { priceHistoryDays } from '#content/limits.ts';
import { shortMonthName } from '#content/rules/calendar-words.ts';
import { daysBefore } from '#content/rules/deals/price-days.ts';
import { formatPrice } from '#content/rules/price.ts';
import { historyWords } from './history-words.ts';
import styles from './price-history.module.css';

interface PriceHistoryProps {
  /** The lowest price of each day, oldest first. */
  history: readonly (number | null)[];
  /** The day of the last entry. */
  ends: string;
}

const left = 6;
const right = 534;
const top = 26;
const bottom = 118;
/** Where the lowest price is: it still has a line. */
const lowest = 101;
const gap = (right - left) / (priceHistoryDays - 1);
/** Labels of fewer days than this would stand on each other. */
const middleFrom = 50;
const weekDays = 7;

const round = (value: number) => Math.round(value * 10) / 10;

function dayText(day: string): string {
  const date = new Date(day);
  return `${shortMonthName(date)} ${date.getUTCDate()}`;
}

/** Whether a line of the price ends here: today, or before days without a known price. */
function isStepEnd(history: readonly (number | null)[], index: number): boolean {
  return typeof history[index + 1] !== 'number';
}

/** One line for each day of ninety, as high as its price, and the price as a step line on top. */
export function PriceHistory({ history, ends }: PriceHistoryProps) {
  const known = history.filter((price) => price !== null);
  if (known.length === 0) return null;
  const high = Math.max(...known);
  const low = Math.min(...known);
  const isFlat = high === low;
  const yOf = (price: number) => round(isFlat ? 56 : top + ((high - price) / (high - low)) * (lowest - top));
  const xOf = (index: number) => round(right - (history.length - 1 - index) * gap);
  // With fewer days on record a lowest price means little: no green.
  const marksLow = history.length >= priceHistoryDays && !isFlat;
  const lines = { day: '', week: '', low: '' };
  let step = '';
  let level: number | undefined;
  for (const [index, price] of history.entries()) {
    if (price === null) {
      level = undefined;
      continue;
    }
    const x = xOf(index);
    const y = yOf(price);
    const line = `M${x} ${y}V${bottom}`;
    if (marksLow && price === low) lines.low += line;
    else if (index % weekDays === 0) lines.week += line;
    else lines.day += line;
    if (level === undefined) step += `M${x} ${y}`;
    else if (y !== level || isStepEnd(history, index)) step += `H${x}V${y}`;
    level = y;
  }
  const last = history.at(-1);
  const first = xOf(0);
  const isLong = history.length >= middleFrom;
  const middle = Math.floor((history.length - 1) / 2);
  const dayOf = (index: number) => dayText(daysBefore(ends, history.length - 1 - index));
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 540 150" role="img" aria-label={historyWords(history)}>
        <path className={styles.day} d={lines.day} />
        <path className={styles.week} d={lines.week} />
        <path className={styles.low} d={lines.low} />
        <path className={styles.step} d={step} />
        {typeof last === 'number' && <circle className={styles.now} cx={right} cy={yOf(last)} r="6" />}
        <text x={isLong ? first : right} y={isFlat ? 46 : 17} textAnchor={isLong ? 'start' : 'end'}>
          {formatPrice(high)}
        </text>
        {history.length > 20 && (
          <text x={first} y="140">
            {dayOf(0)}
          </text>
        )}
        {isLong && (
          <text x={xOf(middle)} y="140" textAnchor="middle">
            {dayOf(middle)}
          </text>
        )}
        <text x={right} y="140" textAnchor="end">
          {dealCopy.today}
        </text>
      </svg>
    </figure>
  );
}

const dayPlaces = Array.from({ length: priceHistoryDays }, (_, index) => round(right - index * gap));
const emptyLines = dayPlaces
  .slice(1)
  .map((x) => `M${x} 56V${bottom}`)
  .join('');

/** The same ninety lines, faint: the place of a history that begins today. */
export function NoPriceHistory({ price }: { price: number | undefined }) {
  const isKnown = price !== undefined;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 540 150" aria-hidden="true">
        <path className={styles.coming} d={emptyLines} />
        {isKnown && (
          <>
            <path className={styles.week} d={`M${right} 56V${bottom}`} />
            <path className={styles.ahead} d={`M${left} 56H${right}`} />
            <circle className={styles.now} cx={right} cy="56" r="6" />
            <text x={right} y="40" textAnchor="end">
              {formatPrice(price)}
            </text>
          </>
        )}
        <text x={right} y="140" textAnchor="end">
          {dealCopy.today}
        </text>
      </svg>
      <figcaption className={styles.none}>
        <b>{dealCopy.noHistory}.</b> {dealCopy.noHistoryWhy}
      </figcaption>
    </figure>
  );
}
