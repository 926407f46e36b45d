import type { ContentDb } from './content-db.ts';
import { prepared } from './prepared.ts';

export interface Revisions {
  /** Counts every write that readers can see. */
  content: number;
  /** Counts writes to topics, authors, tags, collections, layouts, links and texts. */
  directory: number;
  /** Counts writes to vanity entries: there may be a hundred thousand, and they change on their own. */
  vanity: number;
  /** Counts changes of settings. */
  settings: number;
}

const selectState = prepared((db) => db.selectFrom('content_state').select(['name', 'value']));

export async function getRevisions(db: ContentDb): Promise<Revisions> {
  const rows = await selectState(db);
  const value = (name: string) => Number(rows.find((row) => row.name === name)?.value ?? 0);
  return {
    content: value('content'),
    directory: value('directory'),
    vanity: value('vanity'),
    settings: value('settings'),
  };
}

export async function bumpRevision(db: ContentDb, names: readonly (keyof Revisions)[]): Promise<void> {
  await db
    .updateTable('content_state')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', 'in', names)
    .execute();
}
