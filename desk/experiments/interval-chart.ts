import type { Interval } from '#content/rules/statistics/proportion.ts';

const wide = 200;
const number = (value: number) => value.toFixed(1);

/** From the lowest to the highest of some intervals, so that they can be compared. */
export function spanOf(intervals: readonly Interval[]): Interval {
  const low = Math.min(...intervals.map((one) => one.low));
  const high = Math.max(...intervals.map((one) => one.high));
  return { low, high: high > low ? high : low + 1 };
}

/**
 * An interval as a bar with its estimate in it, and a line where the control's estimate lies. For eyes only: the numbers
 * stand beside it.
 */
export function intervalChart({ low, high }: Interval, estimate: number, control: number, span: Interval) {
  const at = (value: number) => ((value - span.low) / (span.high - span.low)) * (wide - 4) + 2;
  const bar = `<rect x="${number(at(low))}" y="3" width="${number(Math.max(1, at(high) - at(low)))}" height="4" fill="currentColor" fill-opacity=".45"/>`;
  const dot = `<rect x="${number(at(estimate) - 1.5)}" y="0" width="3" height="10" fill="currentColor"/>`;
  const line = `<rect class="rule" x="${number(at(control) - 0.5)}" y="0" width="1" height="10"/>`;
  return `<svg aria-hidden="true" viewBox="0 0 ${wide} 10" preserveAspectRatio="none">${line}${bar}${dot}</svg>`;
}
