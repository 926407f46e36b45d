import { join } from 'node:path';
import { type BucketEnvironment, bucketPlace } from '#server/images/bucket-place.ts';
import type { OriginalDepot } from '#services/images/depot.ts';
import { createDiskDepot } from '#services/images/disk-depot.ts';
import { createS3Depot } from '#services/images/s3/s3-depot.ts';

/** Where a server finds the originals of pictures: the bucket of the environment, or the data folder. */
export function openDepot(store: { folder: string; environment: BucketEnvironment }): OriginalDepot {
  const bucket = bucketPlace(store.environment);
  return bucket ? createS3Depot(bucket) : createDiskDepot(join(store.folder, 'originals'));
}
