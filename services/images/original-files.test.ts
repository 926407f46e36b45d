import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDecodeQueue } from './decode-queue.ts';
import { createOriginalFiles } from './original-files.ts';
import { bucketKeys, openTestBucket, type TestBucket } from './testing/bucket.ts';
import { plain } from './testing/originals.ts';

let folder: string;
let bucket: TestBucket;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-original-files-'));
  bucket = await openTestBucket();
  picture = await plain(8, 6).png().toBuffer();
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (environment: object) =>
  createOriginalFiles({
    folder,
    environment: { S3_REGION: 'eu-test-1', ...environment },
    queue: createDecodeQueue().queues.picture,
  });
const inBucket = () => ({
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: 'press',
  S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
  OUTBOUND_PRIVATE_HOSTS: ['localhost'],
});

describe.each(['disk', 'bucket'] as const)('originals of a %s', (place) => {
  const files = () => open(place === 'disk' ? {} : inBucket());

  it('IM-24 are read as they are stored, with what they are', async () => {
    await mkdir(join(folder, 'originals/2026'), { recursive: true });
    await writeFile(join(folder, 'originals/2026/a.jpg'), picture);
    await writeFile(join(folder, 'secret.jpg'), picture);
    bucket.objects.set('/press/2026/a.jpg', { bytes: picture, tag: '"t"' });
    bucket.objects.set('/secret.jpg', { bytes: picture, tag: '"t"' });
    const found = await files().readOriginal('2026/a.jpg');
    expect(found?.type).toBe('image/png');
    expect(Buffer.from(found?.bytes ?? [])).toEqual(picture);
    for (const other of ['2026/b.jpg', '../secret.jpg', '2026/../../secret.jpg', ''])
      expect(await files().readOriginal(other)).toBeUndefined();
  });
});

it('IM-24 says so when the bucket does not answer, or the original is too large to be sent', async () => {
  const files = open(inBucket());
  bucket.objects.set('/press/heavy.jpg', { bytes: picture, tag: '"t"' });
  await expect(files.readOriginal('heavy.jpg')).rejects.toMatchObject({
    reason: 'picture_unusable',
    message: expect.stringContaining('20 MB'),
  });
  bucket.isAway = true;
  await expect(files.readOriginal('2026/a.jpg')).rejects.toMatchObject({ reason: 'unavailable' });
});
