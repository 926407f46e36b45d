import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadApi } from '#api/test/open-api.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { bucketKeys, openTestBucket, type TestBucket } from '#services/images/testing/bucket.ts';
import { plain } from '#services/images/testing/originals.ts';
import { writeExport } from './write-export.ts';

let folder: string;
let bucket: TestBucket;
let store: OpenStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-export-'));
  bucket = await openTestBucket();
  store = await openSqliteStore();
  await loadApi(store.db);
});
afterEach(async () => {
  bucket.close();
  await store.drop();
  await rm(folder, { recursive: true, force: true });
});

it('IM-24 an export contains the originals of the configured bucket', async () => {
  const bytes = await plain(9, 7).jpeg().toBuffer();
  for (const name of ['a', 'b', 'c'])
    bucket.objects.set(`/press/site/2026/${name}.jpg`, { bytes, tag: '"t"' });
  const environment = readEnvironment({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'press',
    S3_PREFIX: 'site',
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    OUTBOUND_PRIVATE_HOSTS: 'localhost',
  });
  const storage = openStorage({ folder, environment });
  const to = join(folder, 'out');
  const written = await writeExport(store.db, storage, to, () => undefined);
  expect(written).toMatchObject({ copied: 3, skipped: [] });
  expect(written.stories).toBeGreaterThan(0);
  expect(await readFile(join(to, 'originals/2026/b.jpg'))).toEqual(bytes);
  expect(await readFile(join(to, 'publication.jsonl'), 'utf8')).toMatch(
    /^\{"format":1,"kind":"neutron-export"\}/,
  );
});

it('IM-24 without a bucket they are in the data folder', () => {
  const environment = readEnvironment({});
  expect(openStorage({ folder, environment }).place).toBe(join(folder, 'originals'));
});
