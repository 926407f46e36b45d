import { addPublishedUses, removePublishedUses } from '../pictures/picture-uses.ts';
import { addSearchDocuments, removeSearchDocument } from '../search/stored-documents.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { addToTotals, ensureScopes } from '../store/scopes.ts';
import { insertSitemapEntries, removeSitemapEntries } from '../store/sitemap.ts';
import type { PublishedStory } from './published-rows.ts';

const ownedTables = [
  'content_listicles',
  'content_review_cards',
  'content_products',
  'content_offers',
] as const;

/**
 * Puts stories before readers: row, parts, search document and list entries. What that adds to the totals comes back, to be added
 * in the same transaction or, by a loader, once at its end. `known` keeps scope numbers between batches.
 */
export async function insertPublished(
  trx: ContentTransaction,
  stories: readonly PublishedStory[],
  known: Map<string, number> = new Map(),
): Promise<Map<number, number>> {
  const missing = new Set(stories.flatMap(({ scopes }) => scopes).filter((name) => !known.has(name)));
  if (missing.size > 0) for (const [name, n] of await ensureScopes(trx, [...missing])) known.set(name, n);

  const totals = new Map<number, number>();
  const entries = stories.flatMap(({ row, scopes }) =>
    scopes.flatMap((name) => {
      const scope = known.get(name);
      if (scope === undefined) return [];
      totals.set(scope, (totals.get(scope) ?? 0) + 1);
      return [
        {
          scope_n: scope,
          published_at: row.published_at,
          story_n: row.n,
          type: row.type,
          is_sponsored: row.is_sponsored,
        },
      ];
    }),
  );
  await insertRows(
    trx,
    'content_published',
    stories.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'content_listicles',
    stories.flatMap(({ parts }) => parts.listicles),
  );
  await insertRows(
    trx,
    'content_review_cards',
    stories.flatMap(({ parts }) => parts.reviewCards),
  );
  await insertRows(
    trx,
    'content_products',
    stories.flatMap(({ parts }) => parts.products),
  );
  await insertRows(
    trx,
    'content_offers',
    stories.flatMap(({ parts }) => parts.offers),
  );
  await addSearchDocuments(
    trx,
    stories.flatMap(({ document }) => document ?? []),
  );
  await insertRows(trx, 'content_entries', entries);
  await insertSitemapEntries(
    trx,
    stories.map(({ sitemap }) => sitemap),
  );
  await addPublishedUses(
    trx,
    stories.map(({ row, pictures }) => ({ n: row.n, sources: pictures })),
  );
  return totals;
}

/** Unpublishes a story; returns the names of the lists that contained it. */
export async function removePublished(trx: ContentTransaction, n: number, at: Date): Promise<string[]> {
  const stood = await trx
    .selectFrom('content_entries as entry')
    .innerJoin('content_scopes as scope', 'scope.n', 'entry.scope_n')
    .select(['scope.n', 'scope.name'])
    .where('entry.story_n', '=', n)
    .execute();
  await trx.deleteFrom('content_entries').where('story_n', '=', n).execute();
  for (const table of ownedTables) await trx.deleteFrom(table).where('story_n', '=', n).execute();
  await removeSearchDocument(trx, n);
  await trx.deleteFrom('content_published').where('n', '=', n).execute();
  await removeSitemapEntries(trx, n, at);
  await removePublishedUses(trx, n);
  await addToTotals(trx, new Map(stood.map((scope) => [Number(scope.n), -1])));
  return stood.map((scope) => scope.name);
}
