import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { createDiskCache } from '../disk-cache.ts';
import { createImageHandler } from '../image-handler.ts';
import { createImageSigner } from '../image-signer.ts';
import { bucketKeys, openTestBucket, type TestBucket } from '../testing/bucket.ts';
import { plain } from '../testing/originals.ts';
import { requestHandler } from '../testing/request-image.ts';
import { createS3Originals, type S3Options } from './s3-originals.ts';

let bucket: TestBucket;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-bucket-'));
  bucket = await openTestBucket();
  const { objects } = bucket;
  objects.set('/press/site/2026/a b(1).jpg', { bytes: await plain(200, 100).jpeg().toBuffer(), tag: '"v1"' });
  objects.set('/press/site/page.png', { bytes: Buffer.from('<!doctype html>'), tag: '"h"' });
  objects.set('/press/site/heavy.jpg', { bytes: Buffer.alloc(9), tag: '"x"' });
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
function open(changes: Partial<S3Options> = {}) {
  bucket.requests.length = 0;
  bucket.isAway = false;
  const clock = { now: new Date('2026-11-15T10:00:00Z') };
  const originals = createS3Originals({
    endpoint: bucket.endpoint,
    region: 'eu-test-1',
    bucket: 'press',
    prefix: 'site',
    keys: bucketKeys,
    outbound: createOutboundClient({ privateHosts: ['localhost'] }),
    copies: createDiskCache({ directory: join(folder, `copies-${count}`), maxBytes: 1e7 }),
    now: () => clock.now,
    ...changes,
  });
  const handler = createImageHandler({
    originals: { hub: originals },
    cacheDirectory: join(folder, `pictures-${count++}`),
    secret: 's',
    maxCacheBytes: 1e7,
    log: { warn: () => undefined },
    // Memory would hide whether the store is bucket.requests.
    maxMemoryBytes: 0,
  });
  const sign = createImageSigner({ secret: 's', bases: [''] });
  const get = async (path: string, width: number) => {
    const { status, headers } = await requestHandler(handler, sign(path, { width }));
    return [status, headers.get('content-type')];
  };
  return { clock, get };
}
const photo = 'hub/2026/a b(1).jpg';

describe('originals in a bucket', () => {
  it('IM-24 are read with a signature the store accepts, once for all sizes', async () => {
    const { get } = open();
    expect(await get(photo, 50)).toEqual([200, 'image/jpeg']);
    expect(await get(photo, 60)).toEqual([200, 'image/jpeg']);
    const path = '/press/site/2026/a%20b%281%29.jpg';
    expect(bucket.requests).toEqual([`HEAD ${path}`, `GET ${path}`]);
  });

  it('IM-24 that are replaced are seen after a few minutes', async () => {
    const { get, clock } = open();
    await get(photo, 50);
    bucket.objects.set('/press/site/2026/a b(1).jpg', {
      bytes: await plain(90, 90).jpeg().toBuffer(),
      tag: '"v2"',
    });
    clock.now = new Date(clock.now.getTime() + 301_000);
    await get(photo, 50);
    expect(bucket.requests.map((line) => line.split(' ')[0])).toEqual(['HEAD', 'GET', 'HEAD', 'GET']);
  });

  it('IM-24 that are replaced between two requests are fetched again', async () => {
    const { get } = open();
    const name = '/press/site/new.jpg';
    bucket.objects.set(name, { bytes: await plain(20, 20).jpeg().toBuffer(), tag: '"n1"' });
    await get('hub/new.jpg', 10);
    const bytes = await plain(30, 30).jpeg().toBuffer();
    bucket.objects.set(name, { bytes, tag: '"n2"' });
    // Another folder of copies, as after a sweep: the bytes are needed again, and are others now.
    await rm(join(folder, `copies-${count - 1}`), { recursive: true, force: true });
    expect((await get('hub/new.jpg', 11))[0]).toBe(503);
    expect((await get('hub/new.jpg', 11))[0]).toBe(200);
  });

  it('IM-24 that are missing or no pictures have the usual errors', async () => {
    const { get } = open();
    expect(await get('hub/none.jpg', 50)).toEqual([404, 'image/webp']);
    expect(await get('hub/page.png', 50)).toEqual([422, 'image/webp']);
    expect(await get('hub/heavy.jpg', 50)).toEqual([422, 'image/webp']);
    // A missing file is not requested again at once.
    await get('hub/none.jpg', 50);
    expect(bucket.requests.filter((line) => line.endsWith('none.jpg'))).toHaveLength(1);
  });

  it('IM-24 go on being shown while the bucket is away, and new ones say so', async () => {
    const { get, clock } = open();
    await get(photo, 50);
    bucket.isAway = true;
    clock.now = new Date(clock.now.getTime() + 301_000);
    expect(await get(photo, 50)).toEqual([200, 'image/jpeg']);
    expect(await get('hub/other.jpg', 50)).toEqual([503, 'text/plain; charset=utf-8']);
  });

  it.each([
    ['with a wrong secret', { keys: { ...bucketKeys, secretAccessKey: 'wrong' } }],
    ['on this machine, unless the configuration names it', { outbound: createOutboundClient() }],
    ['without a server', { endpoint: 'http://localhost:1' }],
  ])('IM-24 are not read %s', async (_what, changes) => {
    const { get } = open(changes);
    expect(await get(photo, 50)).toEqual([503, 'text/plain; charset=utf-8']);
  });
});
