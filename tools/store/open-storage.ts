import { join } from 'node:path';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { type BucketEnvironment, bucketPlace } from '#services/images/s3/bucket-place.ts';
import { createS3Storage } from '#services/images/s3/s3-storage.ts';
import type { OriginalStorage } from '#services/images/storage.ts';

/** Where the server stores original images: the configured bucket, or the data folder. */
export function openStorage(store: { folder: string; environment: BucketEnvironment }): OriginalStorage {
  const bucket = bucketPlace(store.environment);
  return bucket ? createS3Storage(bucket) : createDiskStorage(join(store.folder, 'originals'));
}
