import type { PageViewKind, VisitedPath } from '#content/entities/visited-path.ts';
import type { ContentDb, ContentTransaction } from './content-db.ts';

/** Requests for random paths must not fill the disk: past this, only paths already known that day are counted. */
const mostPathsPerDay = 10_000;
const retentionDays = 90;

export async function addPageViews(
  trx: ContentTransaction,
  day: string,
  visits: readonly VisitedPath[],
): Promise<number> {
  const known = await trx
    .selectFrom('content_page_views')
    .select(['kind', 'path'])
    .where('day', '=', day)
    .execute();
  const names = new Set(known.map(({ kind, path }) => `${kind} ${path}`));
  let counted = 0;
  for (const { kind, path, total } of visits) {
    const name = `${kind} ${path}`;
    if (!names.has(name) && names.size >= mostPathsPerDay) continue;
    names.add(name);
    counted += 1;
    await trx
      .insertInto('content_page_views')
      .values({ day, kind, path, total })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'path'])
          .doUpdateSet((eb) => ({ total: eb('content_page_views.total', '+', total) })),
      )
      .execute();
  }
  return counted;
}

export async function forgetOldPageViews(trx: ContentTransaction, now: Date): Promise<void> {
  await trx.deleteFrom('content_page_views').where('day', '<', dayBack(now, retentionDays)).execute();
}

export async function getPageViews(
  db: ContentDb,
  query: { kind: PageViewKind; since: string; limit: number; offset: number },
): Promise<VisitedPath[]> {
  const rows = await db
    .selectFrom('content_page_views')
    .select(['path', (eb) => eb.fn.sum('total').as('total')])
    .where('kind', '=', query.kind)
    .where('day', '>=', query.since)
    .groupBy('path')
    .orderBy((eb) => eb.fn.sum('total'), 'desc')
    .orderBy('path')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return rows.map(({ path, total }) => ({ kind: query.kind, path, total: Number(total) }));
}

/** The day this many days before, as it is stored. */
export function dayBack(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
