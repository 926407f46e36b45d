import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';

/** Every saved version of entries that staff manage. Each owner has a table of its own with these columns. */
export interface EntryVersionsTable {
  kind: string;
  entry_id: string;
  version: number;
  /** The entry as JSON; null where this version removed it. */
  doc: string | null;
  /** Milliseconds since 1970, and the account; null for an entry that an import or a seed wrote. */
  saved_at: number | null;
  saved_by: string | null;
}

export interface EntryVersion {
  version: number;
  doc: string | null;
  savedAt: number | null;
  savedBy: string | null;
}

export interface EntryVersions {
  /**
   * The version of an entry with this document. Imports write entries without a version: such a change counts as one more.
   * Version 0 is an entry that never was.
   */
  current(db: unknown, kind: string, id: string, doc: string | undefined): Promise<EntryVersion>;
  /** Newest first. */
  all(db: unknown, kind: string, id: string): Promise<EntryVersion[]>;
  /** The newest of every entry of a kind. */
  newest(db: unknown, kind: string): Promise<Map<string, EntryVersion>>;
  /** Stores a version after `before`, and `before` itself if an import wrote it. */
  add(
    trx: unknown,
    kind: string,
    id: string,
    before: EntryVersion,
    saved: Pick<EntryVersion, 'doc' | 'savedAt' | 'savedBy'>,
  ): Promise<EntryVersion>;
}

interface Tables {
  entry_versions: EntryVersionsTable;
}

export function createEntryVersionsTable(trx: Transaction<unknown>, table: string): Promise<void> {
  return trx.schema
    .createTable(table)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('doc', 'text')
    .addColumn('saved_at', 'bigint')
    .addColumn('saved_by', 'text')
    .addPrimaryKeyConstraint(`${table}_key`, ['kind', 'entry_id', 'version'])
    .execute();
}

export function entryVersionsIn(tableName: string): EntryVersions {
  // The columns are the same whatever the table's name is.
  const table = tableName as 'entry_versions';
  const own = (db: unknown) => db as Kysely<Tables>;
  const select = (db: unknown, kind: string) =>
    own(db).selectFrom(table).selectAll().where('kind', '=', kind).orderBy('version', 'desc');

  const versions: EntryVersions = {
    async current(db, kind, id, doc) {
      const row = await select(db, kind).where('entry_id', '=', id).limit(1).executeTakeFirst();
      return versionAfter(row && toVersion(row), doc);
    },
    async all(db, kind, id) {
      return (await select(db, kind).where('entry_id', '=', id).execute()).map(toVersion);
    },
    async newest(db, kind) {
      const found = new Map<string, EntryVersion>();
      for (const row of await select(db, kind).execute())
        if (!found.has(row.entry_id)) found.set(row.entry_id, toVersion(row));
      return found;
    },
    async add(trx, kind, id, before, saved) {
      const stored = await select(trx, kind)
        .where('entry_id', '=', id)
        .where('version', '=', before.version)
        .executeTakeFirst();
      const made = { ...saved, version: before.version + 1 };
      const missing = before.version > 0 && !stored ? [before] : [];
      await own(trx)
        .insertInto(table)
        .values(
          [...missing, made].map(({ version, doc, savedAt, savedBy }) => ({
            kind,
            entry_id: id,
            version,
            doc,
            saved_at: savedAt,
            saved_by: savedBy,
          })),
        )
        .execute();
      return made;
    },
  };
  return versions;
}

/** The newest stored version, or one more if an import has changed the entry since. */
export function versionAfter(newest: EntryVersion | undefined, doc: string | undefined): EntryVersion {
  if (newest && isSame(newest.doc, doc ?? null)) return newest;
  const version = (newest?.version ?? 0) + (doc === undefined && !newest ? 0 : 1);
  return { version, doc: doc ?? null, savedAt: null, savedBy: null };
}

/** An export writes the keys of an entry in another order. */
const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)));

const toVersion = ({ version, doc, saved_at, saved_by }: EntryVersionsTable): EntryVersion => ({
  version: Number(version),
  doc,
  savedAt: saved_at === null ? null : Number(saved_at),
  savedBy: saved_by,
});
