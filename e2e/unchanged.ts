// Journeys of readers share one store. What one of them writes there, others could read, so the run fails.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const fileOf = (folder: string) => join(folder, 'neutron.sqlite');
const firstStateOf = (folder: string) => join(folder, 'before.sqlite');

/** Tables that reading and the server itself fill: counts, sessions, queues. The others hold what people write. */
const filledByReaders = [
  /^(ad|measurement)_(?!entry_versions)/,
  /^(bot_check_spent|email_share_sends|short_links|sqlite_sequence|survey_daily|write_probe|outbox_events)$/,
  // Rejected requests are recorded; a change that staff made is found in the table of its kind.
  /^audit_entries$/,
  /^content_(page_views|popularity|presence|search_queries|state)$/,
  /^identity_(attempts|challenges|keys|records)$/,
  /^newsletter_clicks$/,
  // The server's own checks of the archive, at their time of the day.
  /^content_(outside_links|story_findings)$/,
  // Files of the full-text index; their tables are compared.
  /_(config|data|docsize|idx)$/,
];

/** Before the server starts. */
export function storeFirstState(folder: string): void {
  copyFileSync(fileOf(folder), firstStateOf(folder));
}

/** After the server has ended: the tables in which rows were added, changed or removed, with one of those rows. */
export function changedTables(folder: string): { table: string; rows: number; example: string }[] {
  const db = new Database(fileOf(folder));
  try {
    db.prepare('attach ? as before').run(firstStateOf(folder));
    const tables = db
      .prepare<[], string>(
        "select name from main.sqlite_master where type = 'table' and sql not like '%virtual%'",
      )
      .pluck()
      .all();
    const difference = (table: string) => {
      const rows = db
        .prepare(
          `select * from (select * from main.${table} except select * from before.${table})
          union all select * from (select * from before.${table} except select * from main.${table})`,
        )
        .all();
      return { table, rows: rows.length, example: JSON.stringify(rows[0])?.slice(0, 200) ?? '' };
    };
    return tables
      .filter((table) => !filledByReaders.some((pattern) => pattern.test(table)))
      .map(difference)
      .filter(({ rows }) => rows > 0);
  } finally {
    db.close();
  }
}

export function expectUnchanged(folder: string): void {
  const changed = changedTables(folder);
  if (changed.length === 0) return;
  const list = changed.map(({ table, rows, example }) => `${table}: ${rows} rows, such as ${example}`);
  throw new Error(
    [
      'A journey wrote into the store that readers’ journeys share. Give it a newsroom (e2e/README.md).',
      ...list,
    ].join('\n'),
  );
}
