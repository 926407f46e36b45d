import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { copyOriginals } from './copy-originals.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3/s3-storage.ts';
import { isStorageName } from './storage.ts';
import { bucketKeys, openTestBucket, type TestBucket } from './testing/bucket.ts';
import { plain } from './testing/originals.ts';

let folder: string;
let bucket: TestBucket;
let picture: Buffer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-storage-'));
  bucket = await openTestBucket();
  picture = await plain(8, 6).png().toBuffer();
});
afterEach(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const bucketStorage = (name = 'press', prefix?: string) =>
  createS3Storage({
    endpoint: bucket.endpoint,
    region: 'eu-test-1',
    bucket: name,
    ...(prefix ? { prefix } : {}),
    keys: bucketKeys,
    outbound: createOutboundClient({ privateHosts: ['localhost'] }),
  });
const hold = (name: string, bytes = picture) => bucket.objects.set(name, { bytes, tag: '"t"' });
const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();

it('IM-24 takes every picture out of a bucket, over all pages of its list, and nothing else', async () => {
  for (const name of ['a.png', '2026/b ü(1)+&.png', '2026/11/c.png', 'd.png', 'folder/'])
    hold(`/press/site/${name}`);
  hold('/press/other/x.png');
  hold('/press/site/page.png', Buffer.from('<!doctype html>'));
  hold('/press/site/heavy.jpg');
  for (const name of ['../../out.png', 'a//b.png', 'c\\d.png']) hold(`/press/site/${name}`);
  const to = join(folder, 'out/originals');
  const { copied, skipped } = await copyOriginals(bucketStorage('press', 'site'), createDiskStorage(to));
  expect(await filesIn(to)).toEqual(['2026/11/c.png', '2026/b ü(1)+&.png', 'a.png', 'd.png']);
  expect(await readFile(join(to, 'a.png'))).toEqual(picture);
  expect(copied).toBe(4);
  expect(skipped).toEqual(['../../out.png', 'a//b.png', 'c\\d.png', 'heavy.jpg', 'page.png']);
  expect(await filesIn(folder)).toHaveLength(4);
});

it('IM-24 brings them into another bucket again, under the same names', async () => {
  const from = join(folder, 'originals');
  await mkdir(join(from, 'x y'), { recursive: true });
  await writeFile(join(from, 'x y/é.png'), picture);
  const font = await readFile(join(import.meta.dirname, '../../design/fonts/archivo-var.woff2'));
  await writeFile(join(from, 'own.woff2'), font);
  await writeFile(join(from, 'cut.woff2'), font.subarray(0, 999));
  await writeFile(join(from, 'note.txt'), 'no picture');
  await symlink('/etc/passwd', join(from, 'link.png'));
  const there = bucketStorage('second');
  expect(await copyOriginals(createDiskStorage(from), there)).toEqual({
    copied: 2,
    skipped: ['cut.woff2', 'link.png', 'note.txt'],
  });
  expect(bucket.objects.get('/second/x y/é.png')?.bytes).toEqual(picture);
  expect(bucket.objects.get('/second/own.woff2')?.bytes).toEqual(font);
  expect([await there.has('x y/é.png'), await there.has('none.png')]).toEqual([true, false]);
});

it('IM-24 reports why the bucket rejects, and stores no partial file', async () => {
  hold('/press/a.png');
  bucket.isAway = true;
  const to = join(folder, 'originals');
  await expect(copyOriginals(bucketStorage(), createDiskStorage(to))).rejects.toThrow(
    'the bucket press answered 500',
  );
  expect(await filesIn(folder)).toEqual([]);
});

it.each([
  ['a/b.png', true],
  ['../b.png', false],
  ['a/../b.png', false],
  ['/b.png', false],
  ['a\u0000.png', false],
  ['a\\b.png', false],
  ['', false],
])('IM-24 %j stays where it is put: %s', (name, isGood) => {
  expect(isStorageName(name)).toBe(isGood);
});

it.each([
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => bucketStorage()],
])('removes an original from %s once, and no other', async (_place, open) => {
  const storage = open();
  for (const name of ['imported/ab/one.png', 'imported/ab/two.png']) await storage.put(name, picture);
  await storage.remove('imported/ab/one.png');
  await storage.remove('imported/ab/one.png');
  expect([await storage.has('imported/ab/one.png'), await storage.has('imported/ab/two.png')]).toEqual([
    false,
    true,
  ]);
  await expect(async () => storage.remove('../out.png')).rejects.toThrow('cannot be the name');
});
