import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { ContentTables } from '../../tables/content-tables.ts';
import { openTrigrams } from './trigrams.ts';

it('SR-15 a database that has no pg_trgm is recognised, and the log says what to install', async () => {
  // Nothing is ever found in it, as in a database whose owner may not create extensions.
  const db = new Kysely<ContentTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const logged: string[] = [];
  expect(await openTrigrams(db, (level, message) => logged.push(`${level}: ${message}`))).toBeUndefined();
  expect(logged).toEqual([expect.stringMatching(/^warn: pg_trgm is missing.*create extension pg_trgm$/)]);
});
