import { NeutronError } from '#content/errors.ts';
import { type ManagedKindName, managedKinds } from '#content/managed/kinds.ts';
import type { ManagedKind } from '#content/managed/managed-kind.ts';
import { type EntryVersion, entryVersionsIn, versionAfter } from '#database/entry-versions.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import type { EntryStore } from './entry-store.ts';
import { referenceExists, referenceName } from './find-reference.ts';
import { findReferrers } from './find-referrers.ts';
import { entryStores } from './kinds.ts';
import { relistStories } from './relist-stories.ts';
import { readDirectory, readSurroundings, type Surroundings } from './surroundings.ts';

export interface StoredEntry {
  id: string;
  version: number;
  savedAt?: string;
  savedBy?: string;
  isStarter?: boolean;
  entry: unknown;
}

const versions = entryVersionsIn('content_entry_versions');

const docOf = (entry: unknown) => (entry === undefined ? undefined : JSON.stringify(entry));

export const presentVersion = ({ version, savedAt, savedBy }: EntryVersion) => ({
  version,
  ...(savedAt === null ? {} : { savedAt: new Date(savedAt).toISOString() }),
  ...(savedBy === null ? {} : { savedBy }),
});

export async function getEntries(db: ContentDb, kind: ManagedKindName): Promise<StoredEntry[]> {
  const newest = await versions.newest(db, kind);
  const entries = await entryStores[kind].all(db);
  return entries.map(({ id, entry }) => ({
    id,
    ...presentVersion(versionAfter(newest.get(id), docOf(entry))),
    entry,
  }));
}

export async function getEntry(
  db: ContentDb,
  kind: ManagedKindName,
  id: string,
): Promise<StoredEntry | undefined> {
  const entry = await entryStores[kind].get(db, id);
  if (entry === undefined) return undefined;
  return { id, ...presentVersion(await versions.current(db, kind, id, docOf(entry))), entry };
}

/** Newest first; empty if there never was such an entry. */
export async function getEntryVersions(
  db: ContentDb,
  kind: ManagedKindName,
  id: string,
): Promise<EntryVersion[]> {
  const current = await versions.current(db, kind, id, docOf(await entryStores[kind].get(db, id)));
  const stored = await versions.all(db, kind, id);
  if (current.version === 0) return [];
  return stored[0]?.version === current.version ? stored : [current, ...stored];
}

/** Creates an entry or replaces it. Rejects editors who did not read the newest version. */
export async function putEntry(
  kind: ManagedKindName,
  id: string,
  { entry: given, baseVersion }: { entry: unknown; baseVersion: number },
  deps: HandlerDeps,
): Promise<StoredEntry> {
  const store: EntryStore = entryStores[kind];
  return write(deps, kind, id, 'saved', async (trx) => {
    const before = await store.get(trx, id);
    const version = await versions.current(trx, kind, id, docOf(before));
    if (before === undefined) rejectId(kind, id);
    // After a removal the version counts on; an editor who creates the entry again has not seen it.
    rejectOutdated(before === undefined ? 0 : version.version, baseVersion);
    const around = await readSurroundings(trx, deps);
    const entry = (store.prepare?.(given as never, before as never, around) ?? given) as never;
    store.check?.(id, entry, around);
    for (const reference of store.references?.(entry, id) ?? [])
      if (!(await referenceExists(trx, reference, around, deps.context.generation.vanities)))
        throw new NeutronError('reference_unknown', {
          field: `entry.${reference.field}`,
          message: `entry.${reference.field}: there is no ${referenceName(reference)}`,
        });
    await store.save(trx, id, entry);
    const saved = await store.get(trx, id);
    await relist(trx, store, id, around, deps);
    const doc = docOf(saved) ?? null;
    const made = await versions.add(trx, kind, id, version, savedNow(doc, deps));
    return { id, ...presentVersion(made), entry: saved };
  });
}

/** Removes an entry that nothing refers to; the answer is the entry as it was. */
export async function removeEntry(
  kind: ManagedKindName,
  id: string,
  baseVersion: number | undefined,
  deps: HandlerDeps,
): Promise<StoredEntry> {
  const store: EntryStore = entryStores[kind];
  return write(deps, kind, id, 'removed', async (trx) => {
    const entry = await store.get(trx, id);
    if (entry === undefined) throw new NeutronError('not_found', { field: 'id' });
    const version = await versions.current(trx, kind, id, docOf(entry));
    if (baseVersion !== undefined) rejectOutdated(version.version, baseVersion);
    const referrers = await findReferrers(trx, kind, id, await readSurroundings(trx, deps), deps.staff);
    if (kind === 'newsletters') referrers.unshift(...(await subscribersOf(trx, id, deps)));
    if (referrers.length > 0)
      throw new NeutronError('in_use', {
        field: 'id',
        message: `The ${managedKinds[kind].label} ${id} is still used by ${referrers.join(', ')}`,
      });
    await store.remove(trx, id);
    await versions.add(trx, kind, id, version, savedNow(null, deps));
    return { id, ...presentVersion(version), entry };
  });
}

/** `12 subscribers`, or nothing if there are none. */
async function subscribersOf(
  trx: ContentTransaction,
  id: string,
  { countSubscribers }: HandlerDeps,
): Promise<string[]> {
  const many = (await countSubscribers?.(trx, id)) ?? 0;
  return many === 0 ? [] : [many === 1 ? '1 subscriber' : `${many} subscribers`];
}

const savedNow = (doc: string | null, { now, staff }: HandlerDeps) => ({
  doc,
  savedAt: now().getTime(),
  savedBy: staff?.sub ?? null,
});

/** One transaction, one event. An entry may be shown on any page, so every page is rendered again. */
async function write(
  deps: HandlerDeps,
  kind: ManagedKindName,
  id: string,
  how: 'saved' | 'removed',
  work: (trx: ContentTransaction) => Promise<StoredEntry>,
): Promise<StoredEntry> {
  const event = { kind: how, keys: [keys.everything] };
  const answer = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const made = await work(trx);
    await bumpRevision(trx, ['content', 'directory']);
    await appendEvent(trx, deps.db.dialect, { ...event, entity: kind, entityId: id, at: deps.now() });
    return made;
  });
  deps.onCommit(event);
  return answer;
}

function rejectId(kind: ManagedKindName, id: string): void {
  const { id: form }: ManagedKind = managedKinds[kind];
  const checked = form.safeParse(id);
  if (!checked.success)
    throw new NeutronError('bad_query', {
      field: 'id',
      message: `id: ${checked.error.issues[0]?.message ?? 'is not valid'}`,
    });
}

function rejectOutdated(version: number, baseVersion: number): void {
  if (version === baseVersion) return;
  throw new NeutronError('version_conflict', {
    field: 'baseVersion',
    message:
      version === 0
        ? 'There is no such entry any more'
        : baseVersion === 0
          ? `There is one already (version ${version})`
          : `Another editor has saved a newer version (${version})`,
  });
}

/** Stories name topics, authors and tags in their addresses, lists and search words. */
async function relist(
  trx: ContentTransaction,
  { listOf }: EntryStore,
  id: string,
  around: Surroundings,
  { now }: HandlerDeps,
): Promise<void> {
  const list = listOf?.(id, around);
  if (list !== undefined) await relistStories(trx, list, { directory: await readDirectory(trx), now: now() });
}
