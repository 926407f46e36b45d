import type { CompiledQuery, Kysely } from 'kysely';

type Parameter = string | number | null;

export interface Prepared<Tables, P extends readonly Parameter[], Row> {
  (db: Kysely<Tables>, ...parameters: P): Promise<Row[]>;
  /** The same inside a transaction of this database. */
  within(db: Kysely<Tables>, trx: Kysely<Tables>, ...parameters: P): Promise<Row[]>;
}

/**
 * Queries whose SQL is built once for each database, for those that run all the time. Building it takes longer than
 * SQLite takes to answer. The parameters must come in the order in which the SQL has them.
 * @example
 * const prepared = preparedFor<MyTables>();
 * const selectHead = prepared((db, slug: string) => db.selectFrom('heads').selectAll().where('slug', '=', slug));
 */
export function preparedFor<Tables>() {
  return <P extends readonly Parameter[], Row>(
    build: (db: Kysely<Tables>, ...parameters: P) => { compile(): CompiledQuery<Row> },
  ): Prepared<Tables, P, Row> => {
    const known = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
    const compiled = (db: Kysely<Tables>, parameters: P): CompiledQuery<Row> => {
      let query = known.get(db);
      if (!query) {
        query = build(db, ...parameters).compile();
        if (query.parameters.some((value, index) => value !== parameters[index]))
          throw new Error(`The parameters of a prepared query stand in another order: ${query.sql}`);
        known.set(db, query);
      }
      return { ...query, parameters };
    };
    const run = async (db: Kysely<Tables>, ...parameters: P) =>
      (await db.executeQuery<Row>(compiled(db, parameters))).rows;
    const within = async (db: Kysely<Tables>, trx: Kysely<Tables>, ...parameters: P) =>
      (await trx.executeQuery<Row>(compiled(db, parameters))).rows;
    return Object.assign(run, { within });
  };
}
