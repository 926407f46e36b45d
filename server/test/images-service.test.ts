import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '#platform/log.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import { createImageSigner } from '#services/images/image-signer.ts';
import { createImages } from '#services/images/service.ts';
import { movingPicture, plain } from '#services/images/testing/originals.ts';
import { sharedHeaders } from '../edge/security-headers.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const secret = 'a secret of the test';
const sign = createImageSigner({ secret, bases: [''] });
const pictures = Array.from({ length: 245 }, (_, n) => sign('hub/2019/06/16/42/lamp.jpg', { width: n + 1 }));
const video = sign('hub/moving.gif', { width: 64, format: 'mp4' });
const unknownSize = '/i/r/2019/06/16/42/size/hero_2014/lamp.jpg';
const former = '/i/r/2019/06/16/42/resize/370xauto/ab12/lamp.jpg';
let folder: string;
let app: Awaited<ReturnType<typeof createFakeApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-images-'));
  const place = join(folder, 'originals/2019/06/16/42');
  await mkdir(place, { recursive: true });
  await plain(300, 200).jpeg().toFile(join(place, 'lamp.jpg'));
  const gif = await movingPicture({ width: 64, height: 32, delays: [100, 100] });
  await writeFile(join(folder, 'originals/moving.gif'), gif);
  const limits = await openTestLimits({}, () => 0);
  const images = createImages({
    dataFolder: folder,
    bucket: undefined,
    secret,
    bases: [''],
    maxCacheBytes: 1e8,
    effort: 'least',
    headers: sharedHeaders(new URL('https://wavelength.example')),
    decoding: createDecodeQueue(),
    countMiss: (req) => limits.take('imageMisses', req),
    log,
    now: () => 0,
  });
  const siteUrl = new URL('https://wavelength.example');
  const { routeFor } = await openServices([images], { limits, siteUrl });
  app = await createFakeApp({ respond: () => new Response('page'), routeFor });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('pictures at a connection', () => {
  it('IM-24 IM-13 a video is sent whole, and in the ranges a player requests', async () => {
    const whole = await app.get(video);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    const part = await app.get(video, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${bytes.length}`,
      'ftyp',
    ]);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect((await app.get(video, { headers: { range: 'bytes=9999999-' } })).status).toBe(416);
    const other = { headers: { range: 'bytes=4-7', 'if-range': '"older"' } };
    expect((await app.get(video, other)).status).toBe(200);
  });

  it('IM-24 sends the headers of the app, HEAD without a body, 304 for a current copy', async () => {
    const [address = ''] = pictures;
    const answer = await app.get(address);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(await (await app.get(address, { method: 'HEAD' })).text()).toBe('');
    const etag = answer.headers.get('etag') ?? '';
    const held = await app.get(address, { headers: { 'if-none-match': etag } });
    expect([held.status, held.headers.get('content-length'), held.headers.get('etag')]).toEqual([
      304,
      null,
      etag,
    ]);
    expect((await app.get(address, { method: 'DELETE' })).status).toBe(405);
  });

  it('FD-07 IM-24 an address of the former service leads to the signed one, and that to the picture', async () => {
    const moved = await app.get(former);
    const location = moved.headers.get('location') ?? '';
    expect([moved.status, location]).toEqual([
      301,
      sign('hub/2019/06/16/42/lamp.jpg', { width: 540, fit: 'cover', auto: 'webp' }),
    ]);
    expect((await app.get('/i/r/nothing.jpg')).status).toBe(404);
  });

  it('IM-09 a former address with a size of a name we do not know leads to the fallback size', async () => {
    const moved = await app.get(unknownSize);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      sign('hub/2019/06/16/42/lamp.jpg', { width: 456, height: 306, fit: 'crop', auto: 'webp' }),
    ]);
  });

  it('IM-24 several cold pages of forty pictures pass; a client that goes on has to wait', async () => {
    const statuses = [];
    for (const address of pictures) {
      const answer = await app.get(address);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    // The video and the first picture were made before: 238 are left of 240, and the first is free.
    expect(statuses.filter((status) => status === 200)).toHaveLength(239);
    expect(new Set(statuses.slice(239))).toEqual(new Set([429]));
    expect((await app.get(pictures[0] ?? '')).status).toBe(200);
  });
});
