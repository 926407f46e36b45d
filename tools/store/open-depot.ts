import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { bucketPlace } from '#server/images/bucket-place.ts';
import type { OriginalDepot } from '#services/images/depot.ts';
import { createDiskDepot } from '#services/images/disk-depot.ts';
import { createS3Depot } from '#services/images/s3/s3-depot.ts';

/** Where a server finds the originals of pictures: the bucket of the environment, or the data folder. */
export function openDepot(
  dataFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): OriginalDepot {
  const bucket = bucketPlace(readEnvironment(environment));
  return bucket ? createS3Depot(bucket) : createDiskDepot(join(dataFolder, 'originals'));
}
