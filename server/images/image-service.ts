import { join } from 'node:path';
import type { Publication } from '#content/publication/schema.ts';
import type { Log } from '#platform/log.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import { createDiskCache } from '#services/images/disk-cache.ts';
import { createDiskOriginals } from '#services/images/disk-originals.ts';
import { createImageHandler } from '#services/images/image-handler.ts';
import { createImageSigner } from '#services/images/image-signer.ts';
import type { OriginalStore } from '#services/images/originals.ts';
import { createS3Originals } from '#services/images/s3/s3-originals.ts';
import type { Secrets } from '../boot/data-folder.ts';
import type { Environment } from '../boot/environment.ts';
import type { Handler } from '../edge/http/request-context.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { sharedHeaders } from '../edge/security-headers.ts';
import { bucketPlace } from './bucket-place.ts';
import { createFormerImageHandler } from './former-image-handler.ts';
import { createImageRequestHandler } from './image-request-handler.ts';

export interface ImageService {
  /** `/resize/…` */
  pictures: Handler;
  /** `/i/r/…` */
  formerPictures: Handler;
  /** For metrics. */
  readonly load: { waiting: number; running: number };
}

/** The image service in this process: where originals are stored, where resized pictures are cached, and its rate limits. */
export function createImageService(options: {
  environment: Environment;
  secrets: Pick<Secrets, 'imageSecret'>;
  publication: Pick<Publication, 'imageBases'>;
  siteUrl: URL;
  limits: Pick<HandlerLimits, 'take'>;
  log: Log;
  now(): number;
  decoding: DecodeQueue;
}): ImageService {
  const { environment, secrets, siteUrl, limits, log, now } = options;
  const handler = createImageHandler({
    originals: { hub: hubOriginals(environment) },
    cacheDirectory: join(environment.DATA_DIR, 'pictures'),
    secret: secrets.imageSecret,
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    effort: environment.IMAGE_EFFORT,
    headers: sharedHeaders(siteUrl),
    log,
    now,
    decoding: options.decoding,
  });
  return {
    pictures: createImageRequestHandler({
      answer: handler.answer,
      countMiss: ({ req }) => limits.take('imageMisses', req),
    }),
    formerPictures: createFormerImageHandler({
      sign: createImageSigner({ secret: secrets.imageSecret, bases: options.publication.imageBases }),
      headers: sharedHeaders(siteUrl),
    }),
    get load() {
      return handler.load;
    },
  };
}

/** In the data folder, unless the environment names a bucket. */
function hubOriginals(environment: Environment): OriginalStore {
  const bucket = bucketPlace(environment);
  if (!bucket) return createDiskOriginals(join(environment.DATA_DIR, 'originals'));
  const directory = join(environment.DATA_DIR, 'original-copies');
  const maxBytes = environment.IMAGE_CACHE_MB * 1024 * 1024;
  return createS3Originals({ ...bucket, copies: createDiskCache({ directory, maxBytes }) });
}
