/** A round number at or above the largest value, and the tick lines up to it. */
export function niceScale(values: readonly number[]): { top: number; ticks: number[] } {
  const largest = Math.max(0, ...values);
  if (largest === 0) return { top: 1, ticks: [0, 1] };
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 4, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(largest / step);
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => step * index) };
}

/** At most two digits after the point, and thousands apart. */
export function valueText(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** Width of a digit at the largest font size, in the chart's units. */
const digitWidth = 14;

/** The space that the tick labels need left of the chart. */
export function tickLabelWidth(ticks: readonly number[]): number {
  return Math.max(60, ...ticks.map((tick) => 10 + valueText(tick).length * digitWidth));
}

/** `88%`, `$12`, `4 GW` */
export function withUnit(value: number, unit: string | undefined): string {
  const text = valueText(value);
  if (!unit) return text;
  if (unit === '$') return unit + text;
  return unit === '%' ? text + unit : `${text} ${unit}`;
}
