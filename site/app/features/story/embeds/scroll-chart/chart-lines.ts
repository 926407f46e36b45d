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
  values: ValueLines[];
  /** The line of zero. */
  zero: number;
  ticks: { value: number; y: number }[];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A bundle of lines for each value, from zero up, or down for a negative one. */
export function chartLines(labels: readonly string[], values: readonly number[]): ChartLines {
  const { low, high, step } = rangeOf(values);
  const yOf = (value: number) =>
    round(plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top));
  const zero = yOf(0);
  const slot = plot.width / Math.max(1, values.length);
  const perValue = Math.min(mostPerValue, Math.max(1, Math.round(idealLines / Math.max(1, values.length))));
  const group = Math.min(widestGroup, slot * 0.84);
  const pitch = group / perValue;
  const ticks = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1000; value += step)
    if (Math.abs(value) > step / 1000) ticks.push({ value, y: yOf(value) });
  return {
    zero,
    ticks,
    values: values.map((value, index) => {
      const x = slot * (index + 0.5);
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

/** At most eight labels fit under the plot; the first and the last are always among them. */
export function shownLabels(count: number): ReadonlySet<number> {
  const shown = Math.min(8, count);
  return new Set(
    Array.from({ length: shown }, (_, index) =>
      shown < 2 ? 0 : Math.round((index * (count - 1)) / (shown - 1)),
    ),
  );
}
