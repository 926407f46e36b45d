import type { Transaction } from 'kysely';
import {
  mergeLists,
  notAfter,
  type ReadingListEntry,
  readingStates,
} from '#content/rules/reading-list/reading-list.ts';
import type { Database } from '#database/connect.ts';
import type { ReadingListTables } from './reading-list-tables.ts';

type Row = ReadingListTables['reading_list_entries'];

export interface ReadingListStore {
  list(sub: string): Promise<ReadingListEntry[]>;
  /** Joins these entries with the stored ones; returns the whole list. */
  join(sub: string, entries: readonly ReadingListEntry[]): Promise<ReadingListEntry[]>;
  erase(sub: string): Promise<void>;
}

export function createReadingListStore(db: Database, now: () => number): ReadingListStore {
  const own = db.as<ReadingListTables>();
  return {
    list: async (sub) => (await rowsOf(own.kysely, sub)).map(entryOf),
    join: (sub, entries) =>
      own.transaction(async (trx) => {
        const stored = (await rowsOf(trx, sub)).map(entryOf);
        const merged = mergeLists(stored, notAfter(entries, now()));
        const known = new Map(stored.map((entry) => [entry.url, entry]));
        const changed = merged.filter((entry) => {
          const before = known.get(entry.url);
          return before?.at !== entry.at || before.state !== entry.state;
        });
        for (const entry of changed) await write(trx, rowOf(sub, entry));
        const remaining = new Set(merged.map(({ url }) => url));
        const dropped = stored.map(({ url }) => url).filter((url) => !remaining.has(url));
        if (dropped.length > 0)
          await trx
            .deleteFrom('reading_list_entries')
            .where('sub', '=', sub)
            .where('url', 'in', dropped)
            .execute();
        return merged;
      }),
    async erase(sub) {
      await own.kysely.deleteFrom('reading_list_entries').where('sub', '=', sub).execute();
    },
  };
}

const rowsOf = (db: Pick<Transaction<ReadingListTables>, 'selectFrom'>, sub: string): Promise<Row[]> =>
  db
    .selectFrom('reading_list_entries')
    .selectAll()
    .where('sub', '=', sub)
    .orderBy('changed_at', 'desc')
    .execute();

/** Another device may have written meanwhile: the later change stays. */
async function write(trx: Transaction<ReadingListTables>, row: Row): Promise<void> {
  await trx
    .insertInto('reading_list_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['sub', 'url'])
        .doUpdateSet(row)
        .whereRef('reading_list_entries.changed_at', '<=', 'excluded.changed_at' as never),
    )
    .execute();
}

const rowOf = (sub: string, { at, ...entry }: ReadingListEntry): Row => ({
  sub,
  url: entry.url,
  state: entry.state,
  changed_at: at,
  title: entry.title,
  section: entry.section ?? null,
  picture: entry.picture ?? null,
  minutes: entry.minutes ?? null,
  topic: entry.topic ?? null,
  author: entry.author ?? null,
});

function entryOf(row: Row): ReadingListEntry {
  const optional = {
    section: row.section,
    picture: row.picture,
    minutes: row.minutes,
    topic: row.topic,
    author: row.author,
  };
  return {
    url: row.url,
    title: row.title,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    state: readingStates.find((state) => state === row.state) ?? 'to-read',
    at: Number(row.changed_at),
  };
}
