import type { ContentDb } from '../store/content-db.ts';

/** Whether the rows of a table that came with an upgrade were filled in. */
export async function isFilled(db: ContentDb, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setFilled(db: ContentDb, name: string): Promise<void> {
  await db.insertInto('content_state').values({ name, value: 1 }).execute();
}
