import { type Selectable, sql } from 'kysely';
import type { ImportKind, ImportOutcome, ImportState } from '#content/entities/import-run.ts';
import type { StoryState } from '#content/entities/story-types.ts';
import { partKinds, type StoryAccount } from '#content/rules/imports/account.ts';
import type { ContentTables, ImportEntriesTable } from '../tables/content-tables.ts';
import type { ContentDb, ContentTransaction } from './content-db.ts';

export type ImportRunRow = Selectable<ContentTables['content_import_runs']>;
export type ImportEntryRow = Selectable<ImportEntriesTable>;

interface NewRun {
  source: string;
  format: string;
  path: string;
  startedBy: string;
  now: Date;
}

/** The number of the run to write to: that of an import of the same source which did not finish, or a new one. */
export async function openRun(trx: ContentTransaction, run: NewRun): Promise<number> {
  const open = await trx
    .selectFrom('content_import_runs')
    .select('n')
    .where('source', '=', run.source)
    .where('state', 'in', ['running', 'failed'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (open) {
    await setRunState(trx, Number(open.n), { state: 'running', problem: null });
    return Number(open.n);
  }
  const last = await trx
    .selectFrom('content_import_runs')
    .select((eb) => eb.fn.max('n').as('n'))
    .executeTakeFirst();
  const n = Number(last?.n ?? 0) + 1;
  await trx
    .insertInto('content_import_runs')
    .values({
      n,
      source: run.source,
      format: run.format,
      path: run.path,
      started_by: run.startedBy,
      started_at: run.now.getTime(),
      ended_at: null,
      state: 'running',
      unchanged: 0,
      problem: null,
    })
    .execute();
  return n;
}

export async function setRunState(
  db: ContentDb,
  n: number,
  change: { state: ImportState; problem?: string | null; ended_at?: number; unchanged?: number },
): Promise<void> {
  await db.updateTable('content_import_runs').set(change).where('n', '=', n).execute();
}

export async function getRun(db: ContentDb, n: number): Promise<ImportRunRow | undefined> {
  return db.selectFrom('content_import_runs').selectAll().where('n', '=', n).executeTakeFirst();
}

/** Newest first. */
export async function getRuns(
  db: ContentDb,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportRunRow[]> {
  return db
    .selectFrom('content_import_runs')
    .selectAll()
    .orderBy('n', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRuns(db: ContentDb): Promise<number> {
  const row = await db
    .selectFrom('content_import_runs')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** What a story was before an import changed it; its text is in the version of that number. */
export interface FormerStory {
  version: number;
  state: StoryState;
  publishAt: number | null;
  publishedAt: number | null;
  updatedAt: number;
  /** Of its source. */
  digest: string;
  picturesLeft: number;
}

/** What an import writes down about one thing. */
export interface NewEntry {
  kind: ImportKind;
  sourceId: string;
  targetId?: string | undefined;
  ownerId?: string | undefined;
  title: string;
  outcome: ImportOutcome;
  digest?: string | undefined;
  clean?: boolean | undefined;
  account?: StoryAccount | undefined;
  reason?: string | undefined;
  notes?: readonly string[] | undefined;
  /** Of a story that was here before. */
  former?: FormerStory | undefined;
  /** The story that a slug led to before the import took it for a story of its own. */
  slugOf?: string | undefined;
}

const rowsAtOnce = 100;
const longestTitle = 300;

/**
 * Writes down what a run did, in the transaction that did it. An import that continues the run may meet the same thing again:
 * what this run added stays added, and a later rejection does not hide that it is here.
 */
export async function saveEntries(
  trx: ContentTransaction,
  run: number | undefined,
  entries: readonly NewEntry[],
): Promise<void> {
  if (run === undefined) return;
  // One statement cannot write a row twice.
  const rows = [
    ...new Map(entries.map((entry) => [`${entry.kind} ${entry.sourceId}`, rowOf(run, entry)])).values(),
  ];
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto('content_import_entries')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['run_n', 'kind', 'source_id'])
          .doUpdateSet((eb) => ({
            target_id: eb.ref('excluded.target_id'),
            owner_id: eb.ref('excluded.owner_id'),
            title: eb.ref('excluded.title'),
            outcome: sql<ImportOutcome>`case when content_import_entries.outcome = 'added' then 'added' else excluded.outcome end`,
            digest: eb.ref('excluded.digest'),
            is_clean: eb.ref('excluded.is_clean'),
            words_before: eb.ref('excluded.words_before'),
            words_after: eb.ref('excluded.words_after'),
            words_lost: eb.ref('excluded.words_lost'),
            preserved: eb.ref('excluded.preserved'),
            changed: eb.ref('excluded.changed'),
            lost: eb.ref('excluded.lost'),
            marked: eb.ref('excluded.marked'),
            doc: eb.ref('excluded.doc'),
          }))
          .where((eb) =>
            eb.or([
              eb('content_import_entries.outcome', 'not in', ['added', 'changed']),
              eb('excluded.outcome', 'in', ['added', 'changed']),
            ]),
          ),
      )
      .execute();
}

function rowOf(run: number, entry: NewEntry): ImportEntryRow {
  const { account, reason, notes = [], former, slugOf } = entry;
  const sum = (name: 'preserved' | 'changed' | 'lost') =>
    account ? partKinds.reduce((total, kind) => total + account.parts[kind][name], 0) : 0;
  return {
    run_n: run,
    kind: entry.kind,
    source_id: entry.sourceId,
    target_id: entry.targetId ?? null,
    owner_id: entry.ownerId ?? null,
    title: entry.title.slice(0, longestTitle),
    outcome: entry.outcome,
    digest: entry.digest ?? null,
    is_clean: entry.clean === undefined ? null : Number(entry.clean),
    words_before: account?.words.before ?? 0,
    words_after: account?.words.after ?? 0,
    words_lost: account?.words.lost ?? 0,
    preserved: sum('preserved'),
    changed: sum('changed'),
    lost: sum('lost'),
    marked: account?.marked ?? 0,
    doc: JSON.stringify({
      ...(reason ? { reason } : {}),
      notes,
      ...(account ? { account } : {}),
      ...(former ? { former } : {}),
      ...(slugOf ? { slugOf } : {}),
    }),
    undone: null,
    left_because: null,
  };
}
