import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { loadApi } from '../../test/open-api.ts';
import { now } from '../../test/seed.ts';
import type { SearchQuery } from '../search-engine.ts';
import { createSqliteSearch } from './sqlite-search.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-search-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const query: SearchQuery = {
  text: 'review',
  filters: {},
  order: 'best',
  videosApart: true,
  limit: 10,
  offset: 0,
  now: now.getTime(),
};

it('SR-15 a thread that dies fails its requests with a clear code and reports why; the next search starts another thread', async () => {
  const file = join(folder, 'content.sqlite');
  const logged: string[] = [];
  const search = createSqliteSearch({ file, synonyms: [] }, (level, message) =>
    logged.push(`${level}: ${message}`),
  );
  // There is no file yet: the thread cannot open it and ends.
  await expect(Promise.all([search.find(query), search.complete('rev', 3)])).rejects.toMatchObject({
    reason: 'unavailable',
  });
  expect(logged).toEqual(['error: the search thread ended']);

  const db = await connect({ file });
  await loadApi(db);
  await expect(search.find(query)).resolves.toMatchObject({ content: { total: expect.any(Number) } });
  await search.close();
  await db.close();
});
