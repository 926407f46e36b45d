import { join } from 'node:path';
import type { DiskCache } from './disk-cache.ts';
import { createDiskOriginals } from './disk-originals.ts';
import type { OriginalStore } from './originals.ts';
import type { S3Place } from './s3/s3-client.ts';
import { createS3Originals } from './s3/s3-originals.ts';

interface OriginalsPlace {
  folder: string;
  /** Undefined: they are in the data folder. */
  bucket: S3Place | undefined;
  /** Where fetched originals stay for the next size; without it each is fetched again. */
  copies?: DiskCache | undefined;
}

const none: DiskCache = { get: async () => undefined, put: async () => undefined };

/** Where originals are read from: the bucket, or the data folder. */
export function openOriginals({ folder, bucket, copies = none }: OriginalsPlace): OriginalStore {
  return bucket ? createS3Originals({ ...bucket, copies }) : createDiskOriginals(join(folder, 'originals'));
}
