import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pageMaxAgeSeconds } from '#content/limits.ts';
import { imageParams } from '#content/rules/images/image-params.ts';
import type { Log } from '#platform/log.ts';
import { decodeSafely } from '#platform/safe-path.ts';
import type { NodeContext, Service } from '../service.ts';
import { createServiceApp, problem } from '../service-app.ts';
import type { DecodeQueue } from './decode-queue.ts';
import { createDiskCache } from './disk-cache.ts';
import type { ImageEffort } from './encode-image.ts';
import { formerPicture } from './former-address.ts';
import { createImageHandler, type ImageQuery } from './image-handler.ts';
import { createImageSigner, type SignImage } from './image-signer.ts';
import { openOriginals } from './open-originals.ts';
import type { OriginalStore } from './originals.ts';
import type { S3Place } from './s3/s3-client.ts';
import { sendPicture } from './send-picture.ts';
import { createUploadsApp } from './uploads-app.ts';

interface ImagesService extends Service {
  /** For metrics. */
  readonly load: { waiting: number; running: number };
}

interface ImagesDeps {
  dataFolder: string;
  /** Where originals are stored; undefined: in the data folder. */
  bucket: S3Place | undefined;
  secret: string;
  /** Where image URLs lead. */
  bases: readonly string[];
  maxCacheBytes: number;
  effort: ImageEffort;
  /** Sent with every picture. */
  headers: Readonly<Record<string, string>>;
  decoding: DecodeQueue;
  /** Counts one picture that is not in the cache. */
  countMiss(req: IncomingMessage): ReturnType<NonNullable<ImageQuery['mayMiss']>>;
  log: Log;
  now(): number;
}

/** Resized pictures: where originals are stored, where results are cached, and the former image URLs. */
export function createImages(deps: ImagesDeps): ImagesService {
  const { secret, dataFolder } = deps;
  const hub = hubOriginals(deps);
  const images = createImageHandler({
    ...deps,
    originals: { hub },
    cacheDirectory: join(dataFolder, 'pictures'),
  });
  /** A hot path: a picture in memory is written at once, without a web `Request` and `Response`. */
  const handler = (context: NodeContext): void | Promise<void> => {
    const { req, target } = context;
    const answer = images.answer({
      method: req.method ?? 'GET',
      path: target.path,
      query: target.query,
      accept: req.headers.accept,
      ifNoneMatch: req.headers['if-none-match'],
      mayMiss: () => deps.countMiss(req),
    });
    if (!(answer instanceof Promise)) return sendPicture(context, answer);
    return answer.then((picture) => sendPicture(context, picture));
  };
  const sign = createImageSigner({ secret, bases: deps.bases });
  return {
    name: 'images',
    routes: [
      { path: '/resize/*', handler },
      {
        path: '/i/r/*',
        app: createServiceApp({ '/i/r/*': { get: ({ req }) => redirectFormer(req.path, sign) } }),
        // A redirect reads nothing; the picture it leads to is counted.
        limit: 'unlimited',
      },
      // Small files that never change: browsers and CDNs keep them.
      { path: '/uploads/*', app: createUploadsApp(hub), limit: 'unlimited', serves: 'documents' },
    ],
    get load() {
      return images.load;
    },
  };
}

function hubOriginals({ bucket, dataFolder, maxCacheBytes: maxBytes }: ImagesDeps): OriginalStore {
  const directory = join(dataFolder, 'original-copies');
  const copies = bucket && createDiskCache({ directory, maxBytes });
  return openOriginals({ folder: dataFolder, bucket, copies });
}

/** Browsers remember the redirect as long as they remember a page. */
const cacheControl = `public, max-age=${pageMaxAgeSeconds}`;

/** `/i/r/…`: redirects pictures of old stories, old e-mails and other sites to their current address. */
function redirectFormer(path: string, sign: SignImage): Response {
  const decoded = decodeSafely(path);
  const former = decoded === undefined ? undefined : formerPicture(decoded);
  if (!former) return problem('not_found');
  // An `img` cannot show a video: a moving picture gives its first frame.
  const frame = /\.gif$/i.test(former.filename) ? 0 : undefined;
  const params = imageParams(former.preset, { filename: former.filename }, frame);
  return new Response(null, {
    status: 301,
    headers: { location: sign(former.source, params), 'cache-control': cacheControl },
  });
}
