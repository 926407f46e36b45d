import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import type { Surroundings } from './surroundings.ts';

/** What an entry names: it must exist when the entry is saved, and cannot be removed while the entry does. */
export interface Reference {
  to:
    | 'addresses'
    | 'author-pages'
    | 'authors'
    | 'link-lists'
    | 'newsletters'
    | 'published-stories'
    | 'stories'
    | 'tags'
    | 'texts'
    | 'topics';
  /** An id; of `stories` the type and slug, of `addresses` the path, of `link-lists` the name without the edition. */
  id: string;
  /** Where the entry names it, as the caller wrote it: `items.2.linkUrl`. */
  field: string;
}

/** How one kind of entry is read and written. What all kinds have in common is in `save-entry.ts`. */
export interface EntryStore<Entry = never> {
  all(db: ContentDb): Promise<{ id: string; entry: unknown }[]>;
  get(db: ContentDb, id: string): Promise<unknown>;
  /** Inserts the entry, or replaces the stored one. */
  save(trx: ContentTransaction, id: string, entry: Entry): Promise<void>;
  remove(trx: ContentTransaction, id: string): Promise<void>;
  /** The entry as it is stored: sanitised, dated. */
  prepare?(entry: Entry, before: Entry | undefined, around: Surroundings): unknown;
  references?(entry: Entry, id: string): Reference[];
  /** Throws if the entry breaks a rule that its schema cannot express. */
  check?(id: string, entry: Entry, around: Surroundings): void;
  /** The list of stories that a change of the entry affects: their addresses, lists and search words name it. */
  listOf?(id: string, around: Surroundings): string | undefined;
}

/** Inserts a row, or changes the one with the same key. */
export async function upsert(
  changed: Promise<{ numUpdatedRows: bigint }>,
  insert: () => Promise<unknown>,
): Promise<void> {
  if ((await changed).numUpdatedRows === 0n) await insert();
}

/** A stored document without the fields that are part of the id. */
export function withoutId(doc: string, names: readonly string[] = ['id']): unknown {
  const entry = JSON.parse(doc) as Record<string, unknown>;
  for (const name of names) delete entry[name];
  return entry;
}
