import type { CriteriaStep } from './feature-flag.ts';

export interface AbAllocation {
  percentage: number;
  bucket: string;
}

/** An experiment as it is configured. Runs while start ≤ now < end, both UTC. */
export interface AbTest {
  id: string;
  version: string;
  startDate: string;
  endDate: string;
  allocations: readonly AbAllocation[];
  /** Who takes part. An object, never a boolean or a list: that is what tells it from a feature flag. */
  criteria: CriteriaStep['when'];
}

/** Which bucket a reader is in; `exclude` for those the allocations leave out. */
export interface AbTestState {
  id: string;
  version: string;
  bucket: string;
}

export const excludedBucket = 'exclude';
