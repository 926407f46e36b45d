import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { queryWords } from '#content/rules/search-words.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import type { SearchEngine, SearchKind } from './search-engine.ts';

type Builder = ExpressionBuilder<ContentTables, 'content_search'>;

/** What a word is worth by where it stands. Two deks never outweigh a title and a topic. */
const worth = { title: 4, dek: 2, topics: 1 } as const;

/**
 * The search that needs nothing but the tables: every word of the query must begin a word of the title, the dek or a
 * topic. It looks at every document, in any database, in a few milliseconds per ten thousand.
 */
export function createLikeSearch(db: ContentDb): SearchEngine {
  return {
    async find({ text, kind, limit, offset }) {
      const patterns = patternsOf(text);
      if (patterns.length === 0) return { numbers: [], total: 0 };
      const matching = db
        .selectFrom('content_search')
        .where((eb) => eb.and(patterns.map((pattern) => stands(eb, pattern))))
        .where((eb) => isOfKind(eb, kind));
      const [counted, rows] = await Promise.all([
        matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
        matching
          .select('story_n')
          .orderBy(rankOf(patterns), 'desc')
          .orderBy('published_at', 'desc')
          .orderBy('story_n', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
      ]);
      return { numbers: rows.map((row) => Number(row.story_n)), total: Number(counted.total) };
    },

    async complete(text, limit) {
      const patterns = patternsOf(text);
      if (patterns.length === 0) return [];
      const rows = await db
        .selectFrom('content_search')
        .select('story_n')
        .where((eb) => eb.and(patterns.map((pattern) => eb('title', 'like', pattern))))
        .orderBy('published_at', 'desc')
        .orderBy('story_n', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => Number(row.story_n));
    },
  };
}

/** Plain words hold neither `%` nor `_`, so nothing needs to be escaped. */
function patternsOf(text: string): string[] {
  return queryWords(text).map((word) => `% ${word}%`);
}

function stands(eb: Builder, pattern: string): Expression<SqlBool> {
  return eb.or([eb('title', 'like', pattern), eb('dek', 'like', pattern), eb('topics', 'like', pattern)]);
}

function isOfKind(eb: Builder, kind: SearchKind): Expression<SqlBool> {
  switch (kind) {
    case 'content':
      return eb('type', '<>', 'video');
    case 'videos':
      return eb('type', '=', 'video');
    case 'any':
      return eb.lit(true);
  }
}

function rankOf(patterns: readonly string[]): Expression<number> {
  const each = patterns.map(
    (pattern) =>
      sql`case when title like ${pattern} then ${sql.lit(worth.title)} when dek like ${pattern} then ${sql.lit(worth.dek)} else ${sql.lit(worth.topics)} end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}
