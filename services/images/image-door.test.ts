import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageDoor, type ImageDoorOptions } from './image-door.ts';
import { createImageSigner } from './image-signer.ts';

const secret = 'a secret of the test';
const sign = createImageSigner({ secret, bases: [''] });
let folder: string;
let options: ImageDoorOptions;
const warned: string[] = [];

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-images-'));
  const hub = join(folder, 'hub');
  await mkdir(join(hub, 'folder'), { recursive: true });
  await plain(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFile(join(hub, 'photo.jpg'));
  await plain(400, 200).png().toFile(join(hub, 'drawing.png'));
  await plain(400, 200).webp().toFile(join(hub, 'scene.webp'));
  await plain(400, 200).gif().toFile(join(hub, 'moving.gif'));
  await plain(40, 20).avif().toFile(join(hub, 'new.avif'));
  await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toFile(join(hub, 'turned.jpg'));
  await writeFile(
    join(hub, 'script.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  await writeFile(
    join(hub, 'disguised.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await writeFile(join(hub, 'cut.png'), (await plain(400, 200).png().toBuffer()).subarray(0, 60));
  await writeFile(join(hub, 'empty.jpg'), '');
  await writeFile(join(hub, 'bomb.png'), bombHeader());
  await writeFile(join(folder, 'secrets.json'), '{}');
  await plain(9, 9).jpeg().toFile(join(folder, 'outside.jpg'));
  await symlink(join(folder, 'outside.jpg'), join(hub, 'link.jpg'));
  options = {
    originals: { hub },
    cacheDirectory: join(folder, 'cache'),
    secret,
    maxCacheBytes: 10_000_000,
    log: { warn: (event) => void warned.push(event) },
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A PNG that says it has ten thousand million pixels and holds none of them. */
function bombHeader(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex');
  return Buffer.concat([header, Buffer.alloc(200)]);
}

async function ask(path: string, params: Record<string, string | number>, init?: RequestInit) {
  const door = createImageDoor(options);
  const response = await door.fetch(new Request(`http://x${sign(path, params)}`, init));
  const bytes = Buffer.from(await response.arrayBuffer());
  const size =
    bytes.length > 0 && response.headers.get('content-type')?.startsWith('image/')
      ? await sharp(bytes).metadata()
      : undefined;
  return { response, bytes, size, status: response.status };
}
const webp = { headers: { accept: 'image/avif,image/webp,*/*' } };

describe('the image door', () => {
  it('IM-24 serves a signed picture from the folder of originals, to be kept forever', async () => {
    const { response, size, status } = await ask('hub/scene.webp', { width: 100, fit: 'cover' });
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
  ])('%s %o', async (_id, params, expected) => {
    const { size } = await ask('hub/scene.webp', params);
    expect([size?.width, size?.height]).toEqual(expected);
  });

  it.each([
    ['hub/photo.jpg', webp, 'webp'],
    ['hub/drawing.png', webp, 'webp'],
    ['hub/photo.jpg', { headers: { accept: 'image/png' } }, 'jpeg'],
    ['hub/drawing.png', {}, 'jpeg'],
  ])('IM-14 %s with auto=webp for %o becomes %s', async (path, init, format) => {
    const { response, size } = await ask(path, { width: 50, auto: 'webp' }, init);
    expect([size?.format, response.headers.get('vary')]).toEqual([format, 'Accept']);
  });

  it.each([
    ['hub/photo.jpg', 'jpeg'],
    ['hub/drawing.png', 'webp'],
    ['hub/new.avif', 'webp'],
  ])('IM-14 %s without auto becomes %s for everybody', async (path, format) => {
    const { response, size } = await ask(path, { width: 20 }, webp);
    expect([size?.format, response.headers.has('vary')]).toEqual([format, false]);
  });

  it.each(['hub/moving.gif', 'hub/photo.jpg', 'hub/scene.webp'])(
    'IM-13 VAL-03 a frame behind the last one of %s is the last one',
    async (path) => {
      expect((await ask(path, { width: 50, frame: 999 })).status).toBe(200);
    },
  );

  it('IM-13 a GIF asked for as a film is its first frame for now, and says so; with a frame it is that picture', async () => {
    const film = await ask('hub/moving.gif', { width: 50, format: 'mp4' });
    expect([film.status, film.size?.format, film.response.headers.get('x-picture-note')]).toEqual([
      200,
      'webp',
      'first frame of a film',
    ]);
    const frame = await ask('hub/moving.gif', { width: 50, frame: 0 });
    expect([frame.status, frame.response.headers.has('x-picture-note')]).toEqual([200, false]);
  });

  it('turns a picture the way its camera was held, and drops what the camera wrote into it', async () => {
    const turned = await ask('hub/turned.jpg', { width: 100, fit: 'cover' });
    expect([turned.size?.width, turned.size?.height]).toEqual([100, 200]);
    expect((await ask('hub/photo.jpg', { width: 100 })).size?.exif).toBeUndefined();
  });

  it('answers HEAD and If-None-Match without a body', async () => {
    const { response: first, bytes } = await ask('hub/scene.webp', { width: 80 });
    const head = await ask('hub/scene.webp', { width: 80 }, { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.response.headers.get('content-length')]).toEqual([
      200,
      0,
      String(bytes.length),
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('hub/scene.webp', { width: 80 }, { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    expect((await ask('hub/scene.webp', { width: 80 }, { method: 'POST' })).status).toBe(405);
  });

  it('makes a picture once, however many ask, and keeps it on disk whole', async () => {
    const cacheDirectory = join(folder, 'cache-once');
    const door = createImageDoor({ ...options, cacheDirectory });
    const url = `http://x${sign('hub/photo.jpg', { width: 33 })}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.fetch(new Request(url))));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const files = (await readdir(cacheDirectory, { recursive: true })).filter((name) => name.length > 10);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/);
  });

  it('refuses with 503 when too many pictures wait', async () => {
    const door = createImageDoor({
      ...options,
      cacheDirectory: join(folder, 'cache-busy'),
      concurrency: 1,
      queue: 1,
    });
    const urls = [41, 42, 43, 44].map((width) => `http://x${sign('hub/photo.jpg', { width })}`);
    const answers = await Promise.all(urls.map((url) => door.fetch(new Request(url))));
    const busy = answers.filter((answer) => answer.status === 503);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(busy.map((answer) => answer.headers.get('retry-after'))).toEqual(['2', '2']);
    expect(door.load).toEqual({ waiting: 0, running: 0 });
  });

  it('keeps no more bytes than it may', async () => {
    const cacheDirectory = join(folder, 'cache-small');
    const door = createImageDoor({ ...options, cacheDirectory, maxCacheBytes: 1000 });
    for (const width of [300, 301, 302, 303, 304, 305]) {
      expect((await door.fetch(new Request(`http://x${sign('hub/photo.jpg', { width })}`))).status).toBe(200);
    }
    const files = (await readdir(cacheDirectory, { recursive: true })).filter((name) => name.length > 10);
    expect(files.length).toBeLessThan(3);
  });
});

describe('attacks on the image door', () => {
  it('IM-10 a wrong signature is refused clearly', async () => {
    const door = createImageDoor(options);
    const answer = await door.fetch(new Request('http://x/resize/AAAAAAAAAAAAAA/hub/photo.jpg?width=50'));
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'The signature of this picture address is not right\n',
    ]);
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
    ['a picture cut short', 'hub/cut.png', 422],
    ['nothing', 'hub/empty.jpg', 422],
    ['a picture of ten thousand million pixels', 'hub/bomb.png', 422],
  ])('%s gives the fallback picture, never a 5xx', async (_name, path, expected) => {
    const { response, size, status } = await ask(path, { width: 50 });
    expect(status).toBe(expected);
    expect([size?.format, size?.width, size?.height]).toEqual(['webp', 456, 306]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });
});
