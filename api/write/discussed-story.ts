import { pathForContent } from '#content/rules/content-path.ts';
import type { Database } from '#database/connect.ts';
import type { ContentTables } from '../tables/content-tables.ts';

export interface DiscussedStory {
  title: string;
  path: string;
}

/** What readers may comment on: a published story with a page of its own that does not suppress comments. */
export async function discussedStory(
  db: Database<ContentTables>,
  id: string,
): Promise<DiscussedStory | undefined> {
  const row = await db.kysely
    .selectFrom('content_published')
    .select(['type', 'card', 'doc'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || JSON.parse(row.doc).suppressComments === true) return undefined;
  const card = JSON.parse(row.card);
  const path = pathForContent({ typeName: row.type, ...card });
  return path ? { title: String(card.title ?? id), path } : undefined;
}
