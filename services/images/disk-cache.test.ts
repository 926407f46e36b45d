import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-cached-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hour = 3_600_000;
const names = async (directory: string) =>
  (await readdir(directory, { recursive: true })).flatMap((name) => name.split('/')[1] ?? []).sort();

it('IM-24 drops the pictures that were not requested for longest, also after a restart', async () => {
  const directory = join(folder, 'use');
  let now = 1_800_000_000_000;
  const open = () => createDiskCache({ directory, maxBytes: 1000, now: () => now });
  const first = open();
  for (const key of ['aa1', 'bb2', 'cc3']) {
    now += 2 * hour;
    await first.put(key, Buffer.alloc(300));
  }
  now += 2 * hour;
  const second = open();
  // The oldest file is used again; the second oldest is now the least recently used.
  expect((await second.get('aa1'))?.length).toBe(300);
  await second.put('dd4', Buffer.alloc(300));
  expect(await names(directory)).toEqual(['aa1', 'dd4']);
  expect(await second.get('bb2')).toBeUndefined();
});

it('IM-24 holds its bound however many are put in', async () => {
  const directory = join(folder, 'bound');
  const cache = createDiskCache({ directory, maxBytes: 1000 });
  for (let n = 0; n < 20; n += 1) await cache.put(`${n}${n}x`, Buffer.alloc(150));
  expect((await names(directory)).length).toBeLessThanOrEqual(6);
});

it('IM-24 leaves nothing half written behind when it cannot write', async () => {
  const cache = createDiskCache({ directory: '/dev/null/nowhere', maxBytes: 1000 });
  await expect(cache.put('aa1', Buffer.alloc(1))).rejects.toThrow();
  expect(await cache.get('aa1')).toBeUndefined();
});
