import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDecodeQueue } from './decode-queue.ts';
import { createImageHandler, type ImageHandlerOptions } from './image-handler.ts';
import { decodeLimits } from './image-limits.ts';
import { createImageSigner } from './image-signer.ts';
import { makeOriginals } from './testing/originals.ts';
import { requestHandler } from './testing/request-image.ts';

const secret = 'a secret of the test';
const sign = createImageSigner({ secret, bases: [''] });
let originals: Awaited<ReturnType<typeof makeOriginals>>;
let options: ImageHandlerOptions;

beforeAll(async () => {
  originals = await makeOriginals();
  options = { ...originals.options, secret };
});
afterAll(() => originals.remove());

const cacheOf = (name: string) => join(originals.folder, name);
const cachedFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.length > 10);

type Init = Parameters<typeof requestHandler>[2];
async function requestImage(path: string, params: Record<string, string | number>, init?: Init) {
  const response = await requestHandler(createImageHandler(options), sign(path, params), init);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const size = bytes.length > 0 && type.startsWith('image/') ? await sharp(bytes).metadata() : undefined;
  return { response, bytes, size, type, status: response.status };
}
const webp = { headers: { accept: 'image/avif,image/webp,*/*' } };

describe('the image handler', () => {
  it('IM-24 serves a signed picture from the folder of originals, to be kept forever', async () => {
    const { response, size, status } = await requestImage('hub/scene.webp', { width: 100, fit: 'cover' });
    expect([status, size?.format, size?.width, size?.height]).toEqual([200, 'webp', 100, 50]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each([
    ['IM-15', { fit: 'crop', width: 60, height: 60 }, [60, 60]],
    ['IM-15', { fit: 'bounds', width: 60, height: 60 }, [60, 30]],
    ['IM-15', { fit: 'cover', width: 60, height: 60 }, [120, 60]],
    ['IM-15', { fit: 'cover', width: 4000 }, [400, 200]],
    ['IM-16', { fit: 'cover', width: 50, crop: '100x100+10+10' }, [50, 50]],
    ['IM-18', { fit: 'crop', width: 60, height: 60, gravity: 'west' }, [60, 60]],
    ['IM-18', { fit: 'crop', width: 60, height: 60, focus: '100x0' }, [60, 60]],
  ])('%s %o', async (_id, params, expected) => {
    const { size } = await requestImage('hub/scene.webp', params);
    expect([size?.width, size?.height]).toEqual(expected);
  });

  it.each(['webp', 'avif'])('makes the same %s with the least effort, by other means', async (format) => {
    const bytesWith = async (effort: 'usual' | 'least') => {
      const cacheDirectory = cacheOf(`cache-${format}-${effort}`);
      const handler = createImageHandler({ ...options, cacheDirectory, effort });
      const answer = await requestHandler(
        handler,
        sign('hub/scene.webp', { width: 300, fit: 'cover', format }),
      );
      return Buffer.from(await answer.arrayBuffer());
    };
    const [usual, least] = [await bytesWith('usual'), await bytesWith('least')];
    const [{ width, height }, other] = [await sharp(usual).metadata(), await sharp(least).metadata()];
    expect(other).toMatchObject({ width, height });
    expect(least.equals(usual)).toBe(false);
  });

  it.each([
    ['hub/photo.jpg', webp, 'webp'],
    ['hub/illustration.png', webp, 'webp'],
    ['hub/photo.jpg', { headers: { accept: 'image/png' } }, 'jpeg'],
    ['hub/illustration.png', {}, 'jpeg'],
  ])('IM-14 %s with auto=webp for %o becomes %s', async (path, init, format) => {
    const { response, size } = await requestImage(path, { width: 50, auto: 'webp' }, init);
    expect([size?.format, response.headers.get('vary')]).toEqual([format, 'Accept']);
  });

  it('IM-14 one handler never gives a reader the format of another', async () => {
    const handler = createImageHandler(options);
    const address = sign('hub/photo.jpg', { width: 51, auto: 'webp' });
    const types = [];
    for (const init of [webp, {}, webp, {}])
      types.push((await requestHandler(handler, address, init)).headers.get('content-type'));
    expect(types).toEqual(['image/webp', 'image/jpeg', 'image/webp', 'image/jpeg']);
  });

  it.each([
    ['hub/photo.jpg', {}, 'jpeg'],
    ['hub/illustration.png', {}, 'webp'],
    ['hub/new.avif', {}, 'webp'],
    ['hub/photo.jpg', { format: 'webp' }, 'webp'],
    ['hub/photo.jpg', { format: 'avif' }, 'heif'],
    ['hub/scene.webp', { format: 'jpeg' }, 'jpeg'],
  ])('IM-14 %s with %o becomes %s for everybody', async (path, params, format) => {
    const { response, size } = await requestImage(path, { width: 20, ...params }, webp);
    expect([size?.format, response.headers.has('vary')]).toEqual([format, false]);
  });

  it.each(['hub/moving.gif', 'hub/photo.jpg', 'hub/scene.webp'])(
    'IM-13 VAL-03 a frame behind the last one of %s is the last one',
    async (path) => {
      expect((await requestImage(path, { width: 50, frame: 999 })).status).toBe(200);
    },
  );

  it('IM-13 a GIF requested as a video is one; with a frame it is that picture', async () => {
    const video = await requestImage('hub/moving.gif', { width: 60, format: 'mp4' });
    expect([video.status, video.type, video.bytes.subarray(4, 8).toString()]).toEqual([
      200,
      'video/mp4',
      'ftyp',
    ]);
    expect(video.response.headers.get('accept-ranges')).toBe('bytes');
    const brightAt = async (frame: number) => {
      const { bytes } = await requestImage('hub/moving.gif', { width: 60, frame });
      const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
      return [10, 30, 50].map((x) => (data[x] ?? 0) > 128);
    };
    expect(await brightAt(0)).toEqual([true, false, false]);
    expect(await brightAt(2)).toEqual([false, false, true]);
  });

  it('IM-24 applies the camera’s orientation, and removes the camera’s metadata', async () => {
    const turned = await requestImage('hub/turned.jpg', { width: 100, fit: 'cover' });
    expect([turned.size?.width, turned.size?.height]).toEqual([100, 200]);
    for (const format of ['jpeg', 'webp', 'avif']) {
      const { size, bytes } = await requestImage('hub/photo.jpg', { width: 100, format });
      expect([size?.exif, size?.xmp, size?.iptc]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes('somebody')).toBe(false);
    }
  });

  it('IM-24 brings every color to sRGB: wide gamut and print', async () => {
    const wide = await requestImage('hub/wide-gamut.png', { width: 60, format: 'webp' });
    expect([wide.size?.space, wide.size?.icc]).toEqual(['srgb', undefined]);
    const { dominant } = await sharp(wide.bytes).stats();
    expect(dominant.g).toBeGreaterThan(240);
    const print = await requestImage('hub/print.jpg', { width: 60 });
    expect([print.size?.space, print.size?.channels, print.size?.icc]).toEqual(['srgb', 3, undefined]);
  });

  it('IM-24 answers HEAD, and If-None-Match without a body', async () => {
    const { response: first, bytes } = await requestImage('hub/scene.webp', { width: 80 });
    const head = await requestImage('hub/scene.webp', { width: 80 }, { method: 'HEAD' });
    expect([head.status, head.response.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const etag = first.headers.get('etag') ?? '';
    const held = await requestImage('hub/scene.webp', { width: 80 }, { headers: { 'if-none-match': etag } });
    expect([held.status, held.bytes.length, held.response.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await requestImage('hub/scene.webp', { width: 80 }, { method: 'POST' })).status).toBe(405);
  });

  it('IM-24 makes a picture once, however many ask, and keeps it on disk whole', async () => {
    const cacheDirectory = cacheOf('cache-once');
    let reads = 0;
    const { hub } = options.originals;
    const counted = {
      find: async (segments: readonly string[]) => {
        const found = await hub?.find(segments);
        const read = () => {
          reads += 1;
          return found?.read() ?? Promise.reject(new Error('no original'));
        };
        return found && { ...found, read };
      },
    };
    const handler = createImageHandler({ ...options, originals: { hub: counted }, cacheDirectory });
    const address = sign('hub/photo.jpg', { width: 33 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestHandler(handler, address)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(reads).toBe(1);
    const files = await cachedFiles(cacheDirectory);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/);
    const later = createImageHandler({ ...options, originals: { hub: counted }, cacheDirectory });
    expect((await requestHandler(later, address)).status).toBe(200);
    expect(reads).toBe(1);
  });

  it('IM-24 answers from memory at once, and looks at the original again after a while', async () => {
    let now = 0;
    let finds = 0;
    const { hub } = options.originals;
    const counted = {
      find: async (segments: readonly string[]) => {
        finds += 1;
        return hub?.find(segments);
      },
    };
    const handler = createImageHandler({
      ...options,
      originals: { hub: counted },
      now: () => now,
    });
    const address = sign('hub/photo.jpg', { width: 34 });
    const [path = '', query = ''] = address.split('?');
    await requestHandler(handler, address);
    expect(handler.answer({ method: 'GET', path, query })).not.toBeInstanceOf(Promise);
    expect(finds).toBe(1);
    now = 60_001;
    await requestHandler(handler, address);
    expect(finds).toBe(2);
  });

  it('IM-24 rejects with 503 when too many pictures wait', async () => {
    const handler = createImageHandler({
      ...options,
      cacheDirectory: cacheOf('cache-busy'),
      decoding: createDecodeQueue({
        ...decodeLimits,
        kinds: { ...decodeLimits.kinds, picture: { atOnce: 1, waiting: 1 } },
      }),
    });
    const requests = [41, 42, 43, 44].map((width) =>
      requestHandler(handler, sign('hub/photo.jpg', { width })),
    );
    const answers = await Promise.all(requests);
    const busy = answers.filter((answer) => answer.status === 503);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(busy.map((answer) => answer.headers.get('retry-after'))).toEqual(['2', '2']);
    expect(handler.load).toEqual({ waiting: 0, running: 0 });
  });

  it('IM-24 counts only images that must be encoded or do not exist, and rejects before encoding', async () => {
    const handler = createImageHandler({ ...options, cacheDirectory: cacheOf('cache-counted') });
    let left = 2;
    const mayMiss = () => ({ ok: left-- > 0, retryAfterSeconds: 7 });
    const statusOf = async (address: string) => (await requestHandler(handler, address, { mayMiss })).status;
    const one = sign('hub/photo.jpg', { width: 61 });
    expect([await statusOf(one), await statusOf(one), left]).toEqual([200, 200, 1]);
    expect([await statusOf(sign('hub/none.jpg', { width: 61 })), left]).toEqual([404, 0]);
    const rejected = await requestHandler(handler, sign('hub/photo.jpg', { width: 62 }), { mayMiss });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await statusOf(one)).toBe(200);
    expect(await statusOf('/resize/AAAAAAAAAAAAAA/hub/photo.jpg?width=50')).toBe(429);
    expect(await cachedFiles(cacheOf('cache-counted'))).toHaveLength(1);
  });
});

describe('attacks on the image handler', () => {
  it('IM-10 the same parameters in another order are the same picture, made and kept once', async () => {
    const cacheDirectory = cacheOf('any-order');
    const right = sign('hub/photo.jpg', { width: 54, height: 54, fit: 'crop', auto: 'webp' });
    const [path, query = ''] = right.split('?');
    const tags = [];
    for (const order of [
      query,
      query.split('&').reverse().join('&'),
      'width=54&auto=webp&height=54&fit=crop',
    ]) {
      // Without what an earlier answer left in memory, and with it.
      const fresh = createImageHandler({ ...options, cacheDirectory });
      for (const handler of [fresh, fresh]) {
        const answer = await requestHandler(handler, `${path}?${order}`, webp);
        expect([order, answer.status]).toEqual([order, 200]);
        tags.push(answer.headers.get('etag'));
      }
      expect((await requestHandler(fresh, `${path}?${order.replace('54', '55')}`, webp)).status).toBe(403);
    }
    expect(new Set(tags).size).toBe(1);
    expect(await cachedFiles(cacheDirectory)).toHaveLength(1);
  });

  it('IM-10 a wrong signature is rejected clearly', async () => {
    const answer = await requestHandler(
      createImageHandler(options),
      '/resize/AAAAAAAAAAAAAA/hub/photo.jpg?width=50',
    );
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'The signature of this picture address is not right\n',
    ]);
  });

  it('IM-10 a picture in memory opens no other address', async () => {
    const handler = createImageHandler(options);
    const right = sign('hub/photo.jpg', { width: 52 });
    expect((await requestHandler(handler, right)).status).toBe(200);
    const signature = right.split('/')[2] ?? '';
    for (const forged of [
      right.replace('52', '53'),
      right.replace(signature, 'AAAAAAAAAAAAAA'),
      right.replace(`/${signature}/`, `/${signature}/${signature}/`),
      `${right}&width=52`,
      `${right}&`,
      right.replace('?', '?&'),
    ])
      expect([forged, (await requestHandler(handler, forged)).status]).toEqual([forged, 403]);
  });

  it.each([
    ['missing', 'hub/missing.jpg', 404],
    ['a folder', 'hub/folder', 404],
    ['an unknown bucket', 'other/photo.jpg', 404],
    ['a bucket named like a method', 'constructor/photo.jpg', 404],
    ['a link that leads out', 'hub/link.jpg', 404],
    ['a name longer than the disk takes', `hub/${'a'.repeat(300)}.jpg`, 404],
    ['SVG', 'hub/script.svg', 422],
    ['SVG under another name', 'hub/disguised.jpg', 422],
    ['HTML under the name of a picture', 'hub/page.png', 422],
    ['a picture cut short', 'hub/cut.png', 422],
    ['half a photograph', 'hub/half.jpg', 422],
    ['nothing', 'hub/empty.jpg', 422],
    ['a picture of ten thousand million pixels', 'hub/bomb.png', 422],
    ['more than 20 MB', 'hub/heavy.jpg', 422],
  ])('IM-24 %s gives the fallback picture, never a 5xx', async (_name, path, expected) => {
    const { response, size, status } = await requestImage(path, { width: 50 });
    expect(status).toBe(expected);
    expect([size?.format, size?.width, size?.height]).toEqual(['webp', 456, 306]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const video = await requestImage(path, { width: 50, format: 'mp4' });
    expect([video.status, video.type]).toEqual([expected, 'image/webp']);
  });

  it('IM-24 serves a PNG named .jpg as a PNG', async () => {
    const { status, size } = await requestImage('hub/really-png.jpg', { width: 50, auto: 'webp' });
    expect([status, size?.format]).toEqual([200, 'jpeg']);
  });
});
