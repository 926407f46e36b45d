import { createHash } from 'node:crypto';
import { sortQuery } from '#content/rules/images/image-params.ts';
import { createDecodeQueue, type DecodeClass, type DecodeQueue } from './decode-queue.ts';
import { createDiskCache } from './disk-cache.ts';
import { encodeImage, type ImageEffort } from './encode-image.ts';
import { encodeVideo } from './encode-video.ts';
import { fallbackPicture } from './fallback-picture.ts';
import { pictureErrorCode } from './image-error.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import { errorAnswer, type PictureAnswer, picture } from './image-response.ts';
import { createMemoryCache } from './memory-cache.ts';
import { type Original, type OriginalStore, readOriginal } from './originals.ts';

export interface ImageHandlerOptions {
  /** Where the originals of each bucket are. */
  originals: Readonly<Record<string, OriginalStore>>;
  cacheDirectory: string;
  secret: string;
  maxCacheBytes: number;
  maxMemoryBytes?: number;
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>;
  effort?: ImageEffort;
  /** Shared by everything in this process that decodes pictures. */
  decoding?: DecodeQueue;
  log: { warn(event: string, fields?: Record<string, unknown>): void };
  now?(): number;
}

export interface ImageQuery {
  method: string;
  /** As they stand in the address. */
  path: string;
  query: string;
  accept?: string | undefined;
  ifNoneMatch?: string | undefined;
  /** Called before a picture is encoded or rejected for this reader; not for one that is ready or being encoded. */
  mayMiss?(): Allowed | Promise<Allowed>;
}
interface Allowed {
  ok: boolean;
  retryAfterSeconds: number;
}

export interface ImageHandler {
  /** At once when the picture is in memory. */
  answer(query: ImageQuery): PictureAnswer | Promise<PictureAnswer>;
  /** For metrics. */
  readonly load: { waiting: number; running: number };
}

/** Part of every cache key: raised when pictures are made in another way. */
const recipe = 2;
const memoryMilliseconds = 60_000;
const foundAge = 'public, max-age=31536000, immutable';

/** `/resize/{signature}/{bucket}/{path}?…`: pictures in the sizes our pages query for, made once and cache. */
export function createImageHandler(options: ImageHandlerOptions): ImageHandler {
  const { secret, log, headers = {}, now = () => performance.now() } = options;
  const cache = createDiskCache({ directory: options.cacheDirectory, maxBytes: options.maxCacheBytes });
  const memory = createMemoryCache<PictureAnswer>({
    maxBytes: options.maxMemoryBytes ?? 32 * 1024 * 1024,
    milliseconds: memoryMilliseconds,
    now,
  });
  const decoding = options.decoding ?? createDecodeQueue();

  function make(work: DecodeClass, key: string, original: Original, one: Variant): Promise<Buffer> {
    return work.run(key, async () => {
      // Another request encoded and stored it since the first lookup.
      const found = await cache.get(key);
      if (found) return found;
      const source = await readOriginal(original);
      const bytes =
        one.request.format === 'mp4'
          ? await encodeVideo(source, one.request)
          : await encodeImage(source, one.request, one.takesWebp, options.effort);
      // A full disk costs us the copy, not the reader their picture.
      await cache.put(key, bytes).catch((error: unknown) => log.warn('picture not kept', { error }));
      return bytes;
    });
  }

  /** A cache miss is expensive, so each client may cause only so many. */
  async function rejectedMiss(query: ImageQuery): Promise<PictureAnswer | undefined> {
    const allowed = await query.mayMiss?.();
    if (!allowed || allowed.ok) return undefined;
    const wait = String(allowed.retryAfterSeconds);
    return errorAnswer(429, 'Too many pictures requested, try again later', {
      ...headers,
      'retry-after': wait,
    });
  }

  async function find(query: ImageQuery, variant: string, takesWebp: boolean): Promise<PictureAnswer> {
    const read = readImageRequest(query.path, query.query, secret);
    if (!read.ok) return (await rejectedMiss(query)) ?? errorAnswer(read.status, read.message, headers);
    const { request } = read;
    try {
      const store = Object.hasOwn(options.originals, request.bucket)
        ? options.originals[request.bucket]
        : undefined;
      const original = await store?.find(request.segments);
      if (!original) return (await rejectedMiss(query)) ?? (await stopgap(404));

      const key = keyOf(query.path, query.query, original.version, takesWebp);
      let bytes = await cache.get(key);
      if (!bytes) {
        const work = decoding.queues[request.format === 'mp4' ? 'video' : 'picture'];
        // A request that joins an encoding in progress, or finds the queue full, costs nothing.
        const rejected = work.has(key) || work.isFull ? undefined : await rejectedMiss(query);
        if (rejected) return rejected;
        bytes = await make(work, key, original, { request, takesWebp });
      }
      const answer = picture(200, bytes, {
        ...headers,
        'cache-control': foundAge,
        etag: `"${key.slice(0, 24)}"`,
        ...(request.autoWebp ? { vary: 'Accept' } : {}),
      });
      memory.put(variant, answer, bytes.length);
      return answer;
    } catch (error) {
      const code = pictureErrorCode(error);
      if (code === 'QUEUE_FULL')
        return errorAnswer(503, 'Too many pictures are being made', { ...headers, 'retry-after': '2' });
      log.warn('picture not made', { path: query.path, error });
      if (code === 'ORIGINALS_AWAY')
        return errorAnswer(503, 'The original cannot be reached now', { ...headers, 'retry-after': '10' });
      return stopgap(422);
    }
  }

  async function stopgap(status: number): Promise<PictureAnswer> {
    return picture(status, await fallbackPicture(), { ...headers, 'cache-control': 'public, max-age=60' });
  }

  return {
    answer(given) {
      // The same parameters in another order are the same picture, encoded and stored once.
      const sorted = sortQuery(given.query);
      const request = sorted === given.query ? given : { ...given, query: sorted };
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return errorAnswer(405, 'Pictures are only read', { ...headers, allow: 'GET, HEAD' });
      // Sorted, this one comes first; without it every client gets the same bytes.
      const takesWebp = !request.query.startsWith('auto=') || (request.accept ?? '').includes('image/webp');
      const variant = `${takesWebp ? 'w' : 'j'}${request.path}?${request.query}`;
      const ready = memory.get(variant);
      if (ready) return unlessHeld(ready, request);
      return find(request, variant, takesWebp).then((answer) => unlessHeld(answer, request));
    },
    get load() {
      return { waiting: decoding.waiting, running: decoding.running };
    },
  };
}

interface Variant {
  request: ImageRequest;
  takesWebp: boolean;
}

function unlessHeld(answer: PictureAnswer, { ifNoneMatch }: ImageQuery): PictureAnswer {
  if (ifNoneMatch === undefined || !answer.tag || !ifNoneMatch.includes(answer.tag)) return answer;
  return { status: 304, head: answer.heldHead, heldHead: answer.heldHead, body: undefined, tag: answer.tag };
}

/** The signature in the path is left out of the name: a new secret does not make the same picture again. */
function keyOf(path: string, query: string, version: string, takesWebp: boolean): string {
  const place = path.split('/').slice(3).join('/');
  return createHash('sha256').update(`${recipe}\n${place}?${query}\n${version}\n${takesWebp}`).digest('hex');
}
