import type { Database } from '#database/connect.ts';
import { listingNames } from '../lists/listings.ts';
import type { ContentTables } from '../tables/content-tables.ts';

interface StoreFacts {
  /** Published stories by listing, e.g. `latest`, `reviews`. */
  listings: Record<string, number>;
  topics: number;
  authors: number;
  layouts: number;
}

/** What the store holds. */
export async function storeFacts(db: Database): Promise<StoreFacts> {
  const { kysely } = db.as<ContentTables>();
  const count = async (table: 'content_topics' | 'content_authors' | 'content_layouts') => {
    const row = await kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  const scopes = await kysely
    .selectFrom('content_scopes')
    .select(['name', 'total'])
    .where(
      'name',
      'in',
      listingNames.map((name) => `listing:${name}`),
    )
    .execute();
  return {
    listings: Object.fromEntries(
      scopes.map(({ name, total }) => [name.slice('listing:'.length), Number(total)]),
    ),
    topics: await count('content_topics'),
    authors: await count('content_authors'),
    layouts: await count('content_layouts'),
  };
}
