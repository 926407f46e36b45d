import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import type { S3Place } from './s3-client.ts';

/** The variables that name a bucket. */
export interface BucketEnvironment {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_BUCKET?: string | undefined;
  S3_PREFIX?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  OUTBOUND_PRIVATE_HOSTS?: readonly string[] | undefined;
}

/** The bucket the environment names for originals, or none: they are then in the data folder. */
export function bucketPlace(environment: BucketEnvironment): S3Place | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: environment.S3_REGION,
    bucket: S3_BUCKET,
    ...(environment.S3_PREFIX ? { prefix: environment.S3_PREFIX } : {}),
    keys: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // This client reaches the bucket and nothing else.
    outbound: createOutboundClient({
      privateHosts: environment.OUTBOUND_PRIVATE_HOSTS ?? [],
      allowedHosts: [new URL(S3_ENDPOINT).hostname],
    }),
  };
}
