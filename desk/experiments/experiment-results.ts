import type { AbTest } from '#content/entities/ab-test.ts';
import { goodnessOfFit } from '#content/rules/statistics/chi-square.ts';
import { differenceInterval, type Interval, wilsonInterval } from '#content/rules/statistics/proportion.ts';

/** What the collector counted of one bucket on one day; each reader once. */
export interface BucketDay {
  version: string;
  bucket: string;
  exposures: number;
  goals: Readonly<Record<string, number>>;
}

export interface BucketResult {
  bucket: string;
  percentage: number;
  exposures: number;
  goals: number;
  rate: number;
  interval: Interval;
  /** How much better than the control; none for the control itself, nor before the first exposure. */
  lead: (Interval & { difference: number }) | undefined;
}

export interface ExperimentResult {
  buckets: BucketResult[];
  exposures: number;
  /** Whether readers were spread as they should have been: if not, nothing below can be trusted. */
  sampleRatio: { chiSquare: number; probability: number; isBroken: boolean };
}

/** So seldom by chance that it is looked at every day without crying wolf. */
const brokenBelow = 0.001;

/** The buckets of a test beside each other, over all its days. */
export function experimentResult(test: AbTest, days: readonly BucketDay[]): ExperimentResult {
  const counted = test.allocations.map(({ bucket, percentage }) => {
    const own = days.filter((day) => day.bucket === bucket && day.version === test.version);
    const exposures = own.reduce((sum, day) => sum + day.exposures, 0);
    const reached = own.reduce((sum, day) => sum + (test.goal ? (day.goals[test.goal] ?? 0) : 0), 0);
    // A beacon may arrive twice; more successes than readers there cannot be.
    return { bucket, percentage, exposures, goals: Math.min(reached, exposures) };
  });
  const control = counted.find(({ bucket }) => bucket === 'control') ?? counted.at(-1);
  const fit = goodnessOfFit(
    counted.map(({ exposures }) => exposures),
    counted.map(({ percentage }) => percentage),
  );
  return {
    exposures: counted.reduce((sum, { exposures }) => sum + exposures, 0),
    sampleRatio: { ...fit, isBroken: fit.probability < brokenBelow },
    buckets: counted.map((one) => ({
      ...one,
      rate: one.exposures === 0 ? 0 : one.goals / one.exposures,
      interval: wilsonInterval(one.goals, one.exposures),
      lead:
        control && one !== control && one.exposures > 0 && control.exposures > 0
          ? differenceInterval(
              { hits: one.goals, total: one.exposures },
              { hits: control.goals, total: control.exposures },
            )
          : undefined,
    })),
  };
}
