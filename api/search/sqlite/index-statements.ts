import type Sqlite from 'better-sqlite3';
import { indexedFields } from '../document-words.ts';
import { popularLeast } from '../popular-least.ts';
import { fieldWorth, type RankedFields } from '../query/rank-document.ts';

/** Story number and bm25. */
export type Hit = [n: number, bm25: number];

export type IndexStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: Sqlite.Database) {
  const weights = indexedFields.map((field) => fieldWorth[field]).join(', ');
  return {
    /** Every match with its bm25, which takes five times as long as finding it. */
    matching: db
      .prepare<[string], Hit>(
        `select rowid, bm25(content_search_index, ${weights}) from content_search_index where content_search_index match ?`,
      )
      .raw(),
    found: db
      .prepare<[string], number>('select rowid from content_search_index where content_search_index match ?')
      .pluck(),
    documentFields: db.prepare<[number], RankedFields>(
      'select title, dek, topics, tags, authors, products from content_search where story_n = ?',
    ),
    bodyOf: db.prepare<[number], string>('select body from content_search where story_n = ?').pluck(),
    titleOf: db.prepare<[number], string>('select title from content_search where story_n = ?').pluck(),
    titlesLike: db
      .prepare<[string, number], number>(
        'select rowid from content_search_titles where content_search_titles match ? order by rowid desc limit ?',
      )
      .pluck(),
    popular: db
      .prepare<[], string>(
        `select query from content_search_queries where total >= ${popularLeast} order by total desc, query`,
      )
      .pluck(),
    cleared: db.prepare<[], number>("select value from content_state where name = 'search_cleared'").pluck(),
  };
}
