import type { CompiledQuery } from 'kysely';
import type { ContentDb } from './content-db.ts';

type Parameter = string | number;

/**
 * A query whose SQL is built once for each database, for what every answer asks. Building it took longer than SQLite
 * takes to answer. The parameters must come in the order in which the SQL has them.
 */
export function prepared<P extends readonly Parameter[], Row>(
  build: (db: ContentDb, ...parameters: P) => { compile(): CompiledQuery<Row> },
): (db: ContentDb, ...parameters: P) => Promise<Row[]> {
  const known = new WeakMap<ContentDb, CompiledQuery<Row>>();
  return async (db, ...parameters) => {
    let query = known.get(db);
    if (!query) {
      query = build(db, ...parameters).compile();
      if (query.parameters.some((value, index) => value !== parameters[index]))
        throw new Error(`The parameters of a prepared query stand in another order: ${query.sql}`);
      known.set(db, query);
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
