import { sql } from 'kysely';
import type { ImportKind, ImportOutcome } from '#content/entities/import-run.ts';
import type { ContentDb } from './content-db.ts';
import type { ImportEntryRow } from './import-runs.ts';

export interface EntryTotals {
  kind: ImportKind;
  outcome: ImportOutcome;
  isClean: boolean | undefined;
  undone: ImportEntryRow['undone'];
  total: number;
  words: { before: number; after: number; lost: number };
  parts: { preserved: number; changed: number; lost: number; marked: number };
}

/** Counts of a run's entries, by kind, outcome and verdict. */
export async function getEntryTotals(db: ContentDb, run: number): Promise<EntryTotals[]> {
  const rows = await db
    .selectFrom('content_import_entries')
    .select((eb) => [
      'kind',
      'outcome',
      'is_clean',
      'undone',
      eb.fn.countAll().as('total'),
      eb.fn.sum('words_before').as('before'),
      eb.fn.sum('words_after').as('after'),
      eb.fn.sum('words_lost').as('words_lost'),
      eb.fn.sum('preserved').as('preserved'),
      eb.fn.sum('changed').as('changed'),
      eb.fn.sum('lost').as('lost'),
      eb.fn.sum('marked').as('marked'),
    ])
    .where('run_n', '=', run)
    .groupBy(['kind', 'outcome', 'is_clean', 'undone'])
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    outcome: row.outcome,
    isClean: row.is_clean === null ? undefined : row.is_clean === 1,
    undone: row.undone,
    total: Number(row.total),
    words: { before: Number(row.before), after: Number(row.after), lost: Number(row.words_lost) },
    parts: {
      preserved: Number(row.preserved),
      changed: Number(row.changed),
      lost: Number(row.lost),
      marked: Number(row.marked),
    },
  }));
}

export interface EntryFilter {
  kind: ImportKind;
  outcome?: ImportOutcome | undefined;
  clean?: boolean | undefined;
  undone?: 'removed' | 'restored' | 'left' | undefined;
}

const filtered = (db: ContentDb, run: number, { kind, outcome, clean, undone }: EntryFilter) => {
  let select = db.selectFrom('content_import_entries').where('run_n', '=', run).where('kind', '=', kind);
  if (outcome) select = select.where('outcome', '=', outcome);
  if (clean !== undefined) select = select.where('is_clean', '=', Number(clean));
  if (undone) select = select.where('undone', '=', undone);
  return select;
};

export async function countEntries(db: ContentDb, run: number, filter: EntryFilter): Promise<number> {
  const row = await filtered(db, run, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** What a publisher has to look at comes first: left by an undo, rejected, not clean, skipped. */
const urgency = sql`case when undone = 'left' then 0 when outcome = 'rejected' then 1 when is_clean = 0 then 2
  when outcome = 'skipped' then 3 else 4 end`;

export async function getEntries(
  db: ContentDb,
  run: number,
  { limit, offset, ...filter }: EntryFilter & { limit: number; offset: number },
): Promise<ImportEntryRow[]> {
  return filtered(db, run, filter)
    .selectAll()
    .orderBy(urgency)
    .orderBy('source_id')
    .limit(limit)
    .offset(offset)
    .execute();
}
