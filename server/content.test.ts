import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { connect } from '#database/connect.ts';
import { readEnvironment } from './boot/environment.ts';
import { createContent } from './content.ts';
import { testSecrets } from './testing/create-test-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an empty store is loaded by the task the server was given, once, and read from then on', async () => {
  const quiet = () => undefined;
  // As another process does it: over a connection of its own, beside the one that migrated the store.
  const runDemoLoad = vi.fn(async () => {
    const own = await connect({ file: join(folder, 'neutron.sqlite') });
    await importPublication(own, seed(), { now });
    await own.close();
  });
  const open = () =>
    createContent({
      environment: readEnvironment({ DATA_DIR: folder }),
      publication,
      secrets: testSecrets,
      dependencies: { up: () => undefined, down: () => undefined },
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      onProgress: quiet,
      runDemoLoad,
      onCommit: quiet,
      onStaffWrite: async () => undefined,
      onPlanDone: async () => undefined,
    });
  for (const isNewDemo of [true, false]) {
    const content = await open();
    expect(content.isNewDemo).toBe(isNewDemo);
    expect(await content.api.storyIdAt('/article/first-story/')).toBe('story-1');
    await content.api.close();
    await content.db.close();
  }
  expect(runDemoLoad).toHaveBeenCalledTimes(1);
});
