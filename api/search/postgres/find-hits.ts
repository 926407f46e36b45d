import { type RawBuilder, sql } from 'kysely';
import { filterNames, searchDateNames, searchDates } from '#content/rules/search/search-filters.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { facetLimit } from '../facet-limit.ts';
import { recencyBonus, recencyHalfLifeMilliseconds } from '../query/recency.ts';
import type { Clause } from '../query/understand-query.ts';
import type { SearchHits, SearchQuery } from '../search-engine.ts';

export interface RawHits {
  /** Best first, up to the requested end. */
  content: { n: number; publishedAt: number }[];
  videos: { n: number; publishedAt: number }[];
  totals: { content: number; videos: number };
  facets: SearchHits['facets'];
}

interface Row {
  part: string;
  value: string;
  amount: number;
  published_at: number;
}

/** Every word travels as a parameter through `phraseto_tsquery`: the reader's text is never read as an expression. */
function queryOf(clauses: readonly Clause[], join: '&&' | '||'): RawBuilder<unknown> {
  const each = clauses.map(({ alternatives }) => {
    const any = alternatives.map(({ stems }) => sql`phraseto_tsquery('simple', ${stems.join(' ')})`);
    return sql`(${sql.join(any, sql` || `)})`;
  });
  return sql`(${sql.join(each, sql.raw(` ${join} `))})`;
}

/** One question to the database: the best of both lists, their totals and every count. */
export async function findHits(
  db: ContentDb,
  clauses: readonly Clause[],
  { filters, order, videosApart, now }: SearchQuery,
  join: '&&' | '||',
  most: number,
): Promise<RawHits> {
  const query = queryOf(clauses, join);
  const age = sql`greatest(0, ${now}::float8 - document.published_at)`;
  const recency = sql`(1 + ${recencyBonus}::float8 * power(2, -${age} / ${recencyHalfLifeMilliseconds}::float8))`;
  const score =
    order === 'newest'
      ? sql`document.published_at::float8`
      : sql`ts_rank('{0.1, 0.4, 0.6, 1.0}', entry.document, ${query}, 1) * ${recency}`;
  const passes = {
    type: filters.type === undefined ? sql`true` : sql`kind = ${filters.type}`,
    topic:
      filters.topic === undefined ? sql`true` : sql`topic_slugs || ' ' like ${`% ${plain(filters.topic)} %`}`,
    author:
      filters.author === undefined
        ? sql`true`
        : sql`author_keys || ' ' like ${`% ${plain(filters.author)} %`}`,
    date: filters.date === undefined ? sql`true` : sql`published_at >= ${now - searchDates[filters.date]}`,
  };
  const allBut = (left: string) =>
    sql.join(
      filterNames.filter((name) => name !== left).map((name) => passes[name]),
      sql` and `,
    );
  const list = videosApart ? sql`case when kind = 'videos' then 'videos' else 'content' end` : sql`'content'`;
  const counts = searchDateNames.map(
    (name) =>
      sql`select 'date', ${name}, count(*), 0 from hits where ${allBut('date')} and published_at >= ${now - searchDates[name]}`,
  );
  const { rows } = await sql<Row>`
    with hits as materialized (
      select document.story_n, document.kind, document.published_at, document.topic_slugs, document.author_keys,
        ${score} as score
      from content_search_index as entry join content_search as document on document.story_n = entry.story_n
      where entry.document @@ ${query}),
    placed as (
      select *, ${list} as list,
        row_number() over (partition by ${list} order by score desc, story_n desc) as place
      from hits where ${allBut('')})
    select * from (
      select 'hit ' || list as part, '' as value, story_n as amount, published_at
        from placed where place <= ${most} order by place) as best
    union all select 'total', list, count(*), 0 from placed group by list
    union all select 'type', kind, count(*), 0 from hits where ${allBut('type')} group by kind
    union all select 'topic', slug, count(*), 0
      from hits, unnest(string_to_array(ltrim(topic_slugs), ' ')) as slug where ${allBut('topic')} group by slug
    union all select 'author', name, count(*), 0
      from hits, unnest(string_to_array(ltrim(author_keys), ' ')) as name where ${allBut('author')} group by name
    union all ${sql.join(counts, sql` union all `)}`.execute(db);

  const of = (part: string) => rows.filter((row) => row.part === part);
  const hits = (part: string) =>
    of(part).map((row) => ({ n: Number(row.amount), publishedAt: Number(row.published_at) }));
  const counted = (part: string) =>
    of(part)
      .map(({ value, amount }) => ({ value, count: Number(amount) }))
      .filter(({ value, count }) => value !== '' && count > 0);
  const fullest = (part: string) =>
    counted(part)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, facetLimit);
  const total = (name: string) => Number(of('total').find(({ value }) => value === name)?.amount ?? 0);
  return {
    content: hits('hit content'),
    videos: hits('hit videos'),
    totals: { content: total('content'), videos: total('videos') },
    facets: {
      type: fullest('type'),
      topic: fullest('topic'),
      author: fullest('author'),
      date: counted('date'),
    },
  };
}

/** Slugs may hold signs that `like` reads as more than themselves. */
const plain = (slug: string) => slug.replace(/[\\%_]/g, (sign) => `\\${sign}`);
