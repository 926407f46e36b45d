import type Sqlite from 'better-sqlite3';
import { createLru } from '../../memory/lru.ts';
import { type ReadFields, readFields } from '../query/rank-document.ts';
import { createDocumentColumns, type DocumentColumns } from './document-columns.ts';
import type { IndexStatements } from './index-statements.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const cachedFields = 20_000;

/** What one connection has in memory of the index. */
export interface IndexState {
  readonly columns: DocumentColumns;
  readonly vocabulary: Vocabulary;
  /** Popular queries, the most popular first. */
  readonly queries: readonly string[];
  readOf(n: number): ReadFields | undefined;
  /** Reads what other connections committed since the last call. True if there was something. */
  refresh(): boolean;
}

export function createIndexState(db: Sqlite.Database, statements: IndexStatements): IndexState {
  let version: unknown;
  let epoch: number | undefined;
  let columns = createDocumentColumns(db);
  let vocabulary = createVocabulary(db);
  let queries: string[] = [];
  let fields = createLru<number, ReadFields>(cachedFields);

  return {
    get columns() {
      return columns;
    },
    get vocabulary() {
      return vocabulary;
    },
    get queries() {
      return queries;
    },
    readOf(n) {
      const known = fields.get(n);
      if (known) return known;
      const row = statements.documentFields.get(n);
      if (!row) return undefined;
      const made = readFields(row);
      fields.set(n, made);
      return made;
    },
    refresh() {
      const now = db.pragma('data_version', { simple: true });
      if (now === version) return false;
      const clearedAt = statements.cleared.get();
      if (clearedAt !== epoch) {
        columns = createDocumentColumns(db);
        vocabulary = createVocabulary(db);
        epoch = clearedAt;
      }
      columns.refresh();
      vocabulary.refresh();
      queries = statements.popular.all();
      fields = createLru(cachedFields);
      version = now;
      return true;
    },
  };
}
