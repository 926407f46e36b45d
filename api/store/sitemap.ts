import { sql } from 'kysely';
import type { SitemapDayCount } from '#content/rules/sitemap/sitemap-parts.ts';
import type { StorySitemap } from '#content/rules/sitemap/sitemap-slugs.ts';
import { sitemapDay } from '#content/rules/sitemap/sitemap-span.ts';
import type { SitemapEntries } from '../sitemap/sitemap-entries.ts';
import type { SitemapTable } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';
import { insertRows } from './insert-rows.ts';

/** Adds lines and counts them by the day, in the transaction that publishes. */
export async function insertSitemapEntries(db: ContentDb, entries: readonly SitemapEntries[]): Promise<void> {
  await insertRows(
    db,
    'content_sitemap',
    entries.flatMap(({ rows }) => rows),
  );
  await count(
    db,
    entries.flatMap(({ rows, at }) => rows.map((row) => ({ ...row, change: 1, at: at.getTime() }))),
  );
}

export async function removeSitemapEntries(db: ContentDb, n: number, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('content_sitemap')
    .select(['slug', 'published_at'])
    .where('story_n', '=', n)
    .execute();
  if (rows.length === 0) return;
  await db.deleteFrom('content_sitemap').where('story_n', '=', n).execute();
  await count(
    db,
    rows.map((row) => ({ ...row, change: -1, at: at.getTime() })),
  );
}

interface Change {
  slug: StorySitemap;
  published_at: number;
  change: number;
  at: number;
}

const daysAtOnce = 100;

async function count(db: ContentDb, changes: readonly Change[]): Promise<void> {
  const days = Map.groupBy(
    changes,
    ({ slug, published_at }) => `${sitemapDay(Number(published_at))} ${slug}`,
  );
  // Sorted, so that two writers take the same rows in the same order.
  const rows = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => {
      const [day = '', slug = ''] = name.split(' ');
      return {
        slug: slug as StorySitemap,
        day,
        total: group.reduce((sum, { change }) => sum + change, 0),
        changed_at: Math.max(...group.map(({ at }) => at)),
      };
    });
  for (let start = 0; start < rows.length; start += daysAtOnce)
    await db
      .insertInto('content_sitemap_days')
      .values(rows.slice(start, start + daysAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['slug', 'day']).doUpdateSet({
          total: sql`content_sitemap_days.total + excluded.total`,
          changed_at: sql`case when excluded.changed_at > content_sitemap_days.changed_at then excluded.changed_at else content_sitemap_days.changed_at end`,
        }),
      )
      .execute();
}

/** How much each sitemap holds of each day, newest first. */
export async function getSitemapDays(
  db: ContentDb,
  only: { slug?: StorySitemap; from?: string; to?: string } = {},
): Promise<SitemapDayCount[]> {
  let select = db.selectFrom('content_sitemap_days').selectAll().orderBy('slug').orderBy('day', 'desc');
  if (only.slug) select = select.where('slug', '=', only.slug);
  if (only.from) select = select.where('day', '>=', only.from);
  if (only.to) select = select.where('day', '<', only.to);
  const rows = await select.execute();
  return rows.map(({ slug, day, total, changed_at }) => ({
    slug,
    day,
    total: Number(total),
    changedAt: Number(changed_at),
  }));
}

/** The same by the month; the day is its first. The database adds up: what comes back is a row a month. */
export async function getSitemapMonths(db: ContentDb): Promise<SitemapDayCount[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('content_sitemap_days')
    .select((eb) => [
      'slug',
      month.as('month'),
      eb.fn.sum<number>('total').as('total'),
      eb.fn.max('changed_at').as('changed_at'),
    ])
    .groupBy(['slug', month])
    .orderBy('slug')
    .orderBy(month, 'desc')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    day: `${row.month}-01`,
    total: Number(row.total),
    changedAt: Number(row.changed_at),
  }));
}

interface SitemapQuery {
  slug: StorySitemap;
  /** Milliseconds since 1970; `to` is not part of it. */
  from: number;
  to: number;
  /** The line that was read last. */
  after?: { publishedAt: number; n: number } | undefined;
  offset?: number | undefined;
  limit: number;
}

/** Lines of one sitemap, newest first: one range of its index, however far down it begins. */
export async function getSitemapEntries(db: ContentDb, query: SitemapQuery): Promise<SitemapTable[]> {
  const { slug, from, to, after, offset = 0, limit } = query;
  let select = db
    .selectFrom('content_sitemap')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .orderBy('published_at', 'desc')
    .orderBy('story_n', 'desc')
    .limit(limit);
  if (offset > 0) select = select.offset(offset);
  if (after)
    select = select
      .where('published_at', '<=', after.publishedAt)
      .where((eb) => eb.or([eb('published_at', '<', after.publishedAt), eb('story_n', '<', after.n)]));
  const rows = await select.execute();
  return rows.map((row) => ({
    ...row,
    story_n: Number(row.story_n),
    published_at: Number(row.published_at),
    changed_at: Number(row.changed_at),
  }));
}
