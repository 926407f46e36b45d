import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import { readEnvironment } from './boot/environment.ts';
import { openStore } from './boot/open-store.ts';
import { createContent, seedFor } from './content.ts';
import { testSecrets } from './testing/create-test-app.ts';

it.each([
  ['the data folder', {}, 'demo'],
  ['the data folder, by request', { SEED: 'demo' }, 'demo'],
  ['the data folder that is to stay empty', { SEED: 'none' }, undefined],
  ['a configured database', { DATABASE_URL: 'postgres://db/x' }, undefined],
  ['a configured database, by request', { DATABASE_URL: 'postgres://db/x', SEED: 'demo' }, 'demo'],
])('an empty store in %s is seeded with %o: %s', (_, variables, expected) => {
  expect(seedFor(readEnvironment(variables))).toBe(expected);
});

it('an unknown seed is a wrong variable', () => {
  expect(() => readEnvironment({ SEED: '../other' })).toThrow('SEED');
});

describeStores((open) => {
  const quiet = () => undefined;
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  async function start(variables: Record<string, string>, runSeed: (name: string) => Promise<void>) {
    const environment = readEnvironment({ ...store.environment, ...variables });
    const db = await openStore(environment);
    const content = await createContent({
      db,
      environment,
      publication,
      secrets: testSecrets,
      decoding: createDecodeQueue(),
      dependencies: { up: () => undefined, down: () => undefined },
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      onProgress: quiet,
      runSeed,
      onCommit: quiet,
      onStaffWrite: async () => undefined,
      onPlanDone: async () => undefined,
    });
    return { ...content, db };
  }

  it('an empty store is loaded by the seed the server was given, once, and read from then on', async () => {
    // As another process does it: over a connection of its own, beside the one that migrated the store.
    const runSeed = vi.fn(async () => void (await importPublication(store.db, seed(), { now })));
    for (const isSeeded of [true, false]) {
      const content = await start({ SEED: 'demo' }, runSeed);
      expect(content.isSeeded).toBe(isSeeded);
      expect(await content.api.storyIdAt('/article/first-story/')).toBe('story-1');
      await content.api.close();
      await content.db.close();
    }
    expect(runSeed).toHaveBeenCalledTimes(1);
    expect(runSeed).toHaveBeenCalledWith('demo', quiet);
  });

  it('an empty store is loaded once when two servers start together', async () => {
    let loading = 0;
    let mostLoading = 0;
    const runSeed = vi.fn(async () => {
      loading += 1;
      mostLoading = Math.max(mostLoading, loading);
      await importPublication(store.db, seed(), { now });
      loading -= 1;
    });
    const started = await Promise.all([start({ SEED: 'demo' }, runSeed), start({ SEED: 'demo' }, runSeed)]);
    expect(started.map(({ isSeeded }) => isSeeded).sort()).toEqual([false, true]);
    expect([runSeed.mock.calls.length, mostLoading]).toEqual([1, 1]);
    for (const { api, db } of started) {
      expect(await api.storyIdAt('/article/first-story/')).toBe('story-1');
      await api.close();
      await db.close();
    }
  });

  it('an empty store stays empty without a seed', async () => {
    const runSeed = vi.fn(async () => undefined);
    const content = await start({ SEED: 'none' }, runSeed);
    expect(content.isSeeded).toBe(false);
    expect(runSeed).not.toHaveBeenCalled();
    await content.api.close();
    await content.db.close();
  });
});
