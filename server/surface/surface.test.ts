import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type Difference, describeDifferences, differencesOf } from './differences.ts';
import { readGolden, writeGolden } from './golden.ts';
import { openSurfaceApp, type SurfaceApp } from './open-surface-app.ts';
import { browser, createRecorder, type SharedRecorder, shareRecorder } from './recorder.ts';
import { account, leaving } from './requests/account.ts';
import { comments } from './requests/comments.ts';
import { contentApi } from './requests/content-api.ts';
import { desk } from './requests/desk.ts';
import { files } from './requests/files.ts';
import type { Group, Surface } from './requests/group.ts';
import { identity } from './requests/identity.ts';
import { newsletters } from './requests/newsletters.ts';
import { pages } from './requests/pages.ts';
import { publishing } from './requests/publishing.ts';
import { ads, mounts, operations, smallServices } from './requests/services.ts';
import { surfaceNow } from './surface-publication.ts';

/** In this order: what only reads goes before what changes something that others read. */
const groups: Readonly<Record<string, Group>> = {
  identity,
  pages,
  files,
  mounts,
  'content-api': contentApi,
  desk,
  'small-services': smallServices,
  ads,
  operations,
  comments,
  account,
  newsletters,
  publishing,
  leaving,
};
/** Later on an event may reach the page cache before a request or after it. */
const beforeAnyEvent = new Set(['pages', 'files']);
const isUpdate = process.env.UPDATE_SURFACE === '1';
/** So much later is it with every request; time stands still in between, so that every run sees the same times. */
const tickMilliseconds = 100;
/** On SQLite the index is searched by a thread, which is a part that may fail; PostgreSQL searches by itself. */
const isOnlyOnSqlite = ({ request, change }: Difference) =>
  request.startsWith('GET /status') && change === 'body › parts.search: before "string", now (missing)';

describe('the public surface', () => {
  describeStores.postgresInAll((open) => {
    let store: OpenStore;
    let app: SurfaceApp;
    let shared: SharedRecorder;
    let surface: Omit<Surface, 'send' | 'peek' | 'alias'>;

    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: surfaceNow });
      store = await open();
      app = await openSurfaceApp(store);
      shared = shareRecorder(app.url, app.origin, () => vi.setSystemTime(Date.now() + tickMilliseconds));
      const unknown = { name: 'unknown yet' };
      surface = {
        app,
        readerId: '',
        visitors: {
          readerSession: browser('reader session'),
          staffSession: browser('staff session'),
          readerToken: unknown,
          accountToken: unknown,
          staffToken: { name: 'staff token', headers: { authorization: `Bearer ${app.staffToken}` } },
        },
      };
    });
    afterAll(async () => {
      vi.useRealTimers();
      await app?.close();
      await store?.drop();
    });

    it.for(Object.keys(groups))('%s is as the golden file has it', async (name) => {
      // Requests made of the list of mounts itself do not show that anything about a mount is known.
      const paths = name === 'mounts' ? new Set<string>() : shared.paths;
      const recorder = createRecorder({ ...shared, paths, isCacheSteady: beforeAnyEvent.has(name) });
      const { send, peek, answers, normaliser } = recorder;
      Object.assign(surface, { send, peek, alias: normaliser.alias });
      await groups[name]?.(surface as Surface);
      recorder.close();
      const isSqlite = store.db.dialect === 'sqlite';
      if (isUpdate && isSqlite) return writeGolden(name, answers);
      const differences = differencesOf(await readGolden(name), answers).filter(
        (difference) => isSqlite || !isOnlyOnSqlite(difference),
      );
      expect(differences.length, describeDifferences(differences)).toBe(0);
    });

    it('every path the server mounts is requested', () => {
      const requested = [...shared.paths];
      const isReached = (mount: string) =>
        requested.some((path) => (mount.endsWith('/') ? path.startsWith(mount) : path === mount));
      expect(app.mounts.filter((mount) => !isReached(mount))).toEqual([]);
    });
  });
});
