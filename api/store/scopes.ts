import { type ContentDb, isPostgres } from './content-db.ts';

/** How many scopes one statement names. */
const scopesAtOnce = 400;

export interface Scope {
  n: number;
  total: number;
}

export async function getScope(db: ContentDb, name: string): Promise<Scope | undefined> {
  const row = await db
    .selectFrom('content_scopes')
    .select(['n', 'total'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { n: Number(row.n), total: Number(row.total) };
}

/** The numbers of the scopes with these names; unknown ones are made. */
export async function ensureScopes(db: ContentDb, names: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  // Sorted, so that two writers ask for the same rows in the same order and cannot lock each other out.
  const sorted = [...new Set(names)].sort();
  for (let start = 0; start < sorted.length; start += scopesAtOnce) {
    const part = sorted.slice(start, start + scopesAtOnce);
    await db
      .insertInto('content_scopes')
      .values(part.map((name) => ({ name, total: 0 })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const rows = await db
      .selectFrom('content_scopes')
      .select(['n', 'name'])
      .where('name', 'in', part)
      .execute();
    for (const row of rows) found.set(row.name, Number(row.n));
  }
  return found;
}

/** Adds to the totals, in the same transaction as the entries, so that no answer ever counts rows. */
export async function addToTotals(db: ContentDb, changes: ReadonlyMap<number, number>): Promise<void> {
  const sorted = [...changes].filter(([, change]) => change !== 0).sort(([a], [b]) => a - b);
  for (let start = 0; start < sorted.length; start += scopesAtOnce) {
    const part = sorted.slice(start, start + scopesAtOnce);
    await lockScopes(
      db,
      part.map(([n]) => n),
    );
    for (const [change, same] of Map.groupBy(part, ([, change]) => change))
      await db
        .updateTable('content_scopes')
        .set((eb) => ({ total: eb('total', '+', change) }))
        .where(
          'n',
          'in',
          same.map(([n]) => n),
        )
        .execute();
  }
}

/** One update of many rows locks them in any order: without this, two writers could lock each other out. */
async function lockScopes(db: ContentDb, numbers: readonly number[]): Promise<void> {
  if (!isPostgres(db) || numbers.length < 2) return;
  await db
    .selectFrom('content_scopes')
    .select('n')
    .where('n', 'in', numbers)
    .orderBy('n')
    .forUpdate()
    .execute();
}

/** The same by name. */
export async function changeTotals(db: ContentDb, changes: Readonly<Record<string, number>>): Promise<void> {
  const numbers = await ensureScopes(db, Object.keys(changes));
  await addToTotals(
    db,
    new Map(Object.entries(changes).map(([name, change]) => [numbers.get(name) ?? 0, change])),
  );
}

/** The sum of several totals. */
export async function getTotals(db: ContentDb, names: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('content_scopes').select('total').where('name', 'in', names).execute();
  return rows.reduce((sum, row) => sum + Number(row.total), 0);
}
