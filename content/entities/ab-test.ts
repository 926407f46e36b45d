import type { Criteria } from './criteria.ts';
import type { EventName } from './event-names.ts';

export interface AbAllocation {
  readonly percentage: number;
  readonly bucket: string;
}

/** An experiment as it is configured. Runs while start ≤ now < end, both UTC. */
export interface AbTest {
  readonly id: string;
  readonly version: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly allocations: readonly AbAllocation[];
  /** Who takes part. An object, never a boolean or a list: that is what tells it from a feature flag. */
  readonly criteria: Criteria;
  /** The HTML differs: the server chooses the bucket, and every bucket has its own cached page. */
  readonly changesHtml?: boolean | undefined;
  /** The event that counts as success on the results page, e.g. `affiliate_click`. */
  readonly goal?: EventName | undefined;
  /** A page of the site on which staff can see its buckets; by default the front page. */
  readonly seenAt?: string | undefined;
}

/** Which bucket a reader is in; `exclude` for those the allocations leave out. */
export interface AbTestState {
  id: string;
  version: string;
  bucket: string;
}
