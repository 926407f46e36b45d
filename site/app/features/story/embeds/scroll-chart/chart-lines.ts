/** Where the lines of a scroll chart stand; numbers are in units of its view box. */
export const plot = { width: 1000, height: 430, top: 40, bottom: 372 };

/** About as many lines as fill the plot without becoming a surface. */
const idealLines = 78;
const mostPerValue = 9;
const widestGroup = 120;
const widths = [5, 2, 3, 2, 4, 2, 3, 5, 2];

export interface ValueLines {
  label: string;
  /** The middle of its lines. */
  x: number;
  y: number;
  /** One path for all lines of a value. */
  d: string;
}

interface ChartLines {
  /** Where the lines begin: numbers of the axis stand left of them. */
  left: number;
  values: ValueLines[];
  /** The line of zero. */
  zero: number;
  ticks: { value: number; y: number }[];
}

/** Width of a character where it is largest, on phones. */
const characterWidth = 18;

const round = (value: number) => Math.round(value * 10) / 10;

/** A bundle of lines for each value, from zero up, or down for a negative one. */
export function chartLines(
  labels: readonly string[],
  values: readonly number[],
  tickText: (value: number) => string = String,
): ChartLines {
  const { low, high, step } = rangeOf(values);
  const yOf = (value: number) =>
    round(plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top));
  const zero = yOf(0);
  const perValue = Math.min(mostPerValue, Math.max(1, Math.round(idealLines / Math.max(1, values.length))));
  const ticks = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1000; value += step)
    if (Math.abs(value) > step / 1000) ticks.push({ value, y: yOf(value) });
  // The text of the highest tick is above all lines.
  const longest = Math.max(0, ...ticks.slice(0, -1).map(({ value }) => tickText(value).length));
  const left = longest === 0 ? 0 : Math.min(longest * characterWidth + 12, plot.width / 5);
  const slot = (plot.width - left) / Math.max(1, values.length);
  const group = Math.min(widestGroup, slot * 0.84);
  const pitch = group / perValue;
  return {
    left,
    zero,
    ticks,
    values: values.map((value, index) => {
      const x = left + slot * (index + 0.5);
      const y = yOf(value);
      const d = Array.from({ length: perValue }, (_, line) => {
        const width = Math.min(widths[line] ?? 3, pitch * 0.62);
        return `M${round(x - group / 2 + pitch * line)} ${zero}V${y}h${round(width)}V${zero}z`;
      }).join('');
      return { label: labels[index] ?? '', x: round(x), y, d };
    }),
  };
}

/** Round numbers around all values and zero, and the distance between two ticks. */
function rangeOf(values: readonly number[]): { low: number; high: number; step: number } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= span / 4) ?? span;
  return {
    low: Math.floor(least / step) * step,
    high: most === 0 && least === 0 ? step : Math.ceil(most / step) * step,
    step,
  };
}

interface NotePlace {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** A note stands on the side where it fits; lines below it that are taller lift it. */
export function placeNote(
  lines: readonly ValueLines[],
  index: number,
  zero: number,
  text: string,
): NotePlace {
  const at = lines[index] ?? { x: 0, y: zero };
  const width = text.length * characterWidth;
  const topBetween = (from: number, to: number) =>
    Math.min(at.y, zero, ...lines.filter(({ x }) => x >= from && x <= to).map(({ y }) => y));
  const sides = [
    { anchor: 'start' as const, x: at.x + 12, space: plot.width - at.x, top: topBetween(at.x, at.x + width) },
    { anchor: 'end' as const, x: at.x - 12, space: at.x, top: topBetween(at.x - width, at.x) },
  ];
  const fitting = sides.filter(({ space }) => space >= width + 12);
  const [best = { anchor: 'start' as const, x: 0, top: plot.top }] = (
    fitting.length > 0 ? fitting : sides.toSorted((one, other) => other.space - one.space).slice(0, 1)
  ).toSorted((one, other) => other.top - one.top);
  return { x: round(best.x), y: Math.max(22, best.top - 12), anchor: best.anchor };
}

/** At most eight labels fit under the plot, fewer long ones; the first and the last are always among them. */
export function shownLabels(count: number, longest = 1): ReadonlySet<number> {
  const most = Math.min(8, Math.max(2, Math.floor(plot.width / (longest * characterWidth + 24))));
  const shown = Math.min(most, count);
  return new Set(
    Array.from({ length: shown }, (_, index) =>
      shown < 2 ? 0 : Math.round((index * (count - 1)) / (shown - 1)),
    ),
  );
}
