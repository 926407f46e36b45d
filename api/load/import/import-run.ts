import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import { countEntries } from '../../store/import-report.ts';
import { openRun, setRunState } from '../../store/import-runs.ts';
import type { ContentTables } from '../../tables/content-tables.ts';

interface RunFacts {
  source: string;
  format: string;
  /** The file or folder. */
  path: string;
  /** Who imports, and where. */
  startedBy: string;
  now: Date;
}

/** Begins an import, or continues the one of this source that did not finish. */
export async function startRun(database: Database, facts: RunFacts): Promise<number> {
  const db = database.as<ContentTables>();
  return db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    return openRun(trx, facts);
  });
}

/** `read`: how many stories the import has seen; those without an entry were here already. */
export async function finishRun(
  database: Database,
  run: number,
  { read, now }: { read: number; now: Date },
): Promise<void> {
  const { kysely } = database.as<ContentTables>();
  const unchanged = Math.max(0, read - (await countEntries(kysely, run, { kind: 'story' })));
  await setRunState(kysely, run, { state: 'finished', unchanged, ended_at: now.getTime() });
}

/** What it has written stays; the next import of the source continues. */
export async function failRun(database: Database, run: number, problem: string, now: Date): Promise<void> {
  const { kysely } = database.as<ContentTables>();
  await setRunState(kysely, run, {
    state: 'failed',
    problem: problem.slice(0, 1000),
    ended_at: now.getTime(),
  });
}
