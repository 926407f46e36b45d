import type { experiments } from '#config/experiments.ts';
import type { AbTestState } from '#content/entities/ab-test.ts';

type Configured = (typeof experiments)[number];
export type TestId = Configured['id'];
export type BucketOf<Id extends TestId> = Extract<Configured, { id: Id }>['allocations'][number]['bucket'];

/**
 * Whether a page is rendered for a bucket. Tests and buckets that are not configured do not compile.
 * @example inBucket(screen.experiment, 'stickyCta', 'test')
 */
export function inBucket<Id extends TestId>(
  state: AbTestState | undefined,
  id: Id,
  bucket: BucketOf<Id>,
): boolean {
  return state?.id === id && state.bucket === bucket;
}
