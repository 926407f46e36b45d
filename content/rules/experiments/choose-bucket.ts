import type { AbAllocation } from '../../entities/ab-test.ts';
import { excludedBucket, experimentSlots } from '../../limits.ts';

/** 45/45 fills slots 0–44 and 45–89; the ten that are left are excluded. */
export function bucketOfSlot(allocations: readonly AbAllocation[], slot: number): string {
  let end = 0;
  for (const { percentage, bucket } of allocations) {
    end += percentage;
    if (slot < end) return bucket;
  }
  return excludedBucket;
}

/** @param random From 0 up to but not including 1, as `Math.random` gives it. */
export function pickSlot(random: () => number): number {
  return Math.min(experimentSlots - 1, Math.floor(random() * experimentSlots));
}
