import { join } from 'node:path';
import { createDiskOriginals } from '#services/images/disk-originals.ts';
import { createImageDoor } from '#services/images/image-door.ts';
import type { Secrets } from '../data-folder.ts';
import type { Environment } from '../environment.ts';
import type { Door } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { DoorLimits } from '../rate-limit/door-limits.ts';
import { sharedHeaders } from '../security-headers.ts';
import { createPictureDoor } from './picture-door.ts';

export interface ImageRoom {
  /** `/resize/…` */
  pictures: Door;
  /** For metrics. */
  readonly load: { waiting: number; running: number };
}

/** The image service in this process: where originals are, where finished pictures go, who may ask how often. */
export function openImageRoom(options: {
  root: string;
  environment: Environment;
  secrets: Pick<Secrets, 'imageSecret'>;
  siteUrl: URL;
  limits: Pick<DoorLimits, 'take'>;
  log: Log;
  now(): number;
}): ImageRoom {
  const { root, environment, secrets, siteUrl, limits, log, now } = options;
  const door = createImageDoor({
    originals: {
      hub: createDiskOriginals(join(environment.DATA_DIR, 'originals')),
      demo: createDiskOriginals(join(root, 'demo/pictures/set')),
    },
    cacheDirectory: join(environment.DATA_DIR, 'pictures'),
    secret: secrets.imageSecret,
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    headers: sharedHeaders(siteUrl),
    log,
    now,
  });
  return {
    pictures: createPictureDoor({
      answer: door.answer,
      countMiss: ({ req }) => limits.take('imageMisses', req),
    }),
    get load() {
      return door.load;
    },
  };
}
