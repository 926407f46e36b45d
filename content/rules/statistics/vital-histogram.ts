/** Width of a step: fine enough to tell good from poor, coarse enough that a day is a few dozen rows. */
const steps: ReadonlyMap<string, number> = new Map([
  ['CLS', 0.01],
  ['INP', 20],
  ['LCP', 100],
  ['FCP', 100],
  ['TTFB', 50],
]);
const mostSteps = 200;

export const vitalNames = [...steps.keys()];

/** The step a value falls into, as the key of a count: `LCP:24` holds 2400 to 2500 milliseconds. */
export function vitalKey(name: string, value: number): string | undefined {
  const step = steps.get(name);
  if (step === undefined || !Number.isFinite(value) || value < 0) return undefined;
  return `${name}:${Math.min(mostSteps, Math.floor(value / step + 1e-9))}`;
}

/** The value that three of four page views stay below, from the counts by step; the upper end of its step. */
export function percentile75(name: string, counts: ReadonlyMap<number, number>): number | undefined {
  const step = steps.get(name);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (step === undefined || total === 0) return undefined;
  let seen = 0;
  for (const [index, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= total * 0.75) return Math.round((index + 1) * step * 1000) / 1000;
  }
  return undefined;
}

/** Up to the first it is good, beyond the second poor, as the Web Vitals have it. */
const limits: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  CLS: [0.1, 0.25],
  INP: [200, 500],
  LCP: [2500, 4000],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function ratingOf(name: string, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = limits[name] ?? [0, 0];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}
