import { use } from 'react';
import { ExperimentContext } from './experiment-context.ts';
import { type BucketOf, inBucket, type TestId } from './in-bucket.ts';

/**
 * Whether the current page is rendered for a bucket.
 * @example const isFolded = useBucket('details_precap', 'test');
 */
export function useBucket<Id extends TestId>(id: Id, bucket: BucketOf<Id>): boolean {
  return inBucket(use(ExperimentContext), id, bucket);
}
