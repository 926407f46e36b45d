import { sql } from 'kysely';
import type { Log } from '../../answer-context.ts';
import type { ContentDb } from '../../store/content-db.ts';

/** The schema of `pg_trgm`, or undefined if the extension is not available. */
export type Trigrams = { schema: string } | undefined;

/**
 * Looks for the extension and creates it where we may. Without it words that look alike are found among those with the
 * same first letter only: slower, and a slip in the first letter is not forgiven. Search works all the same.
 */
export async function openTrigrams(db: ContentDb, log: Log): Promise<Trigrams> {
  try {
    await sql`create extension if not exists pg_trgm with schema public`.execute(db);
  } catch {
    // Another process has just created it, or we have no permission; the next query shows which.
  }
  const found = await sql<{ schema: string }>`
    select namespace.nspname as schema from pg_extension as extension
    join pg_namespace as namespace on namespace.oid = extension.extnamespace
    where extension.extname = 'pg_trgm'`.execute(db);
  const schema = found.rows[0]?.schema;
  if (schema === undefined) {
    log('warn', 'pg_trgm is missing: search forgives fewer typing errors. Ask for: create extension pg_trgm');
    return undefined;
  }
  try {
    await sql`create index if not exists content_search_words_alike on content_search_words
      using gin (word ${sql.id(schema, 'gin_trgm_ops')})`.execute(db);
  } catch (error) {
    log('warn', 'the index of words that look alike could not be made', { error: String(error) });
  }
  return { schema };
}
