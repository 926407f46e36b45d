import { createHash } from 'node:crypto';
import { createDiskCache } from './disk-cache.ts';
import { encodeImage } from './encode-image.ts';
import { fallbackPicture } from './fallback-picture.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import { imageTypeOf, mediaTypes } from './image-type.ts';
import { findOriginal, type Original, readOriginal } from './originals.ts';
import { createWorkQueue } from './work-queue.ts';

export interface ImageDoorOptions {
  /** Bucket name → folder of originals. */
  originals: Readonly<Record<string, string>>;
  cacheDirectory: string;
  secret: string;
  maxCacheBytes: number;
  concurrency?: number;
  queue?: number;
  log: { warn(event: string, fields?: Record<string, unknown>): void };
}

export interface ImageDoor {
  fetch(request: Request): Promise<Response>;
  /** For metrics. */
  readonly load: { waiting: number; running: number };
}

/** Part of every cache key: raised when pictures are made in another way. */
const recipe = 1;

/** `/resize/{signature}/{bucket}/{path}?…`: pictures in the sizes our pages ask for, made once and kept. */
export function createImageDoor(options: ImageDoorOptions): ImageDoor {
  const kept = createDiskCache({ directory: options.cacheDirectory, maxBytes: options.maxCacheBytes });
  const work = createWorkQueue<Buffer>({ concurrency: options.concurrency ?? 2, queue: options.queue ?? 64 });

  async function make(
    key: string,
    original: Original,
    request: ImageRequest,
    takesWebp: boolean,
  ): Promise<Buffer> {
    const found = await kept.get(key);
    if (found) return found;
    return work.run(key, async () => {
      const bytes = await encodeImage(await readOriginal(original), request, takesWebp);
      // A full disk costs us the copy, not the reader their picture.
      await kept.put(key, bytes).catch((error: unknown) => options.log.warn('picture not kept', { error }));
      return bytes;
    });
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusal(405, 'Pictures are only read', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const query = url.search.slice(1);
    const read = readImageRequest(url.pathname, query, options.secret);
    if (!read.ok) return refusal(read.status, read.message);
    const original = await findOriginal(options.originals, read.request.bucket, read.request.segments);
    if (!original) return picture(await fallbackPicture(), 404, missingAge);

    const takesWebp = !read.request.autoWebp || (request.headers.get('accept') ?? '').includes('image/webp');
    const key = keyOf(url.pathname, query, original.version, takesWebp);
    const headers: Record<string, string> = { ...foundAge, etag: `"${key.slice(0, 24)}"` };
    if (read.request.autoWebp) headers.vary = 'Accept';
    // Films are made by the full service; until then a moving picture stands still, and says so.
    if (read.request.asFilm) headers['x-picture-note'] = 'first frame of a film';
    if (request.headers.get('if-none-match')?.includes(headers.etag ?? ''))
      return new Response(null, { status: 304, headers });
    try {
      return picture(await make(key, original, read.request, takesWebp), 200, headers);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'QUEUE_FULL')
        return refusal(503, 'Too many pictures are being made', { 'retry-after': '2' });
      options.log.warn('picture not made', { path: url.pathname, error });
      return picture(await fallbackPicture(), 422, missingAge);
    }
  }

  return {
    async fetch(request) {
      const response = await answer(request);
      return request.method === 'HEAD'
        ? new Response(null, { status: response.status, headers: response.headers })
        : response;
    },
    get load() {
      return { waiting: work.waiting, running: work.running };
    },
  };
}

const foundAge = { 'cache-control': 'public, max-age=31536000, immutable' };
const missingAge = { 'cache-control': 'public, max-age=60' };
/** Pictures are shown by feed readers and other people's pages too, and never do anything. */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

function picture(bytes: Buffer, status: number, headers: Record<string, string>): Response {
  const type = mediaTypes[imageTypeOf(bytes) ?? 'webp'];
  const body = new Uint8Array(bytes);
  return new Response(body, {
    status,
    headers: { ...always, ...headers, 'content-type': type, 'content-length': String(bytes.length) },
  });
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = `${message}\n`;
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  };
  return new Response(body, { status, headers: { ...always, ...own, ...headers } });
}

/** The signature in the path is left out of the name: a new secret does not make the same picture anew. */
function keyOf(pathname: string, query: string, version: string, takesWebp: boolean): string {
  const path = pathname.split('/').slice(3).join('/');
  return createHash('sha256').update(`${recipe}\n${path}?${query}\n${version}\n${takesWebp}`).digest('hex');
}
