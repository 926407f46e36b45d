import { join } from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import { type BucketEnvironment, bucketPlace } from './s3/bucket-place.ts';
import { createS3Storage } from './s3/s3-storage.ts';
import type { OriginalStorage } from './storage.ts';

/** Where the server stores original images: the configured bucket, or the data folder. */
export function openStorage(store: { folder: string; environment: BucketEnvironment }): OriginalStorage {
  const bucket = bucketPlace(store.environment);
  return bucket ? createS3Storage(bucket) : createDiskStorage(join(store.folder, 'originals'));
}
