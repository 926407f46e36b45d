import { randomUUID } from 'node:crypto';
import { type SavedVanity, savedVanity, type VanityInput } from '#content/entities/vanity.ts';
import { NeutronError } from '#content/errors.ts';
import { vanityEntryPath } from '#content/rules/vanity/lookup-path.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import { getVanityIdAt, getVanityRow } from '../store/vanities.ts';
import { rejectVanity } from '../vanity/check-entry.ts';
import { findRedirectLoop } from './find-redirect-loop.ts';

type Entry = Omit<SavedVanity, 'version'>;

/** Gives a path a meaning. */
export async function createVanity(input: VanityInput, deps: HandlerDeps): Promise<SavedVanity> {
  const entry = { ...checked(input, deps), id: randomUUID() };
  await write(deps, 'created', entry, async (trx) => {
    await rejectUnsafe(trx, entry, deps);
    await trx
      .insertInto('content_vanity')
      .values({ id: entry.id, url_path: entry.urlPath, doc: JSON.stringify(entry) })
      .execute();
    return undefined;
  });
  return { ...entry, version: 1 };
}

/** Replaces an entry; its former path resolves to itself again. Rejects editors who did not read the newest version. */
export async function updateVanity(
  id: string,
  baseVersion: number,
  input: VanityInput,
  deps: HandlerDeps,
): Promise<SavedVanity> {
  const entry = { ...checked(input, deps), id };
  const version = baseVersion + 1;
  await write(deps, 'updated', entry, async (trx) => {
    const former = await find(trx, id, baseVersion);
    await rejectUnsafe(trx, entry, deps);
    await trx
      .updateTable('content_vanity')
      .set({ url_path: entry.urlPath, doc: JSON.stringify(entry), version })
      .where('id', '=', id)
      .execute();
    return former.urlPath;
  });
  return { ...entry, version };
}

export async function deleteVanity(
  id: string,
  baseVersion: number | undefined,
  deps: HandlerDeps,
): Promise<SavedVanity> {
  let gone = await deps.db.transaction((trx) => find(trx, id, baseVersion));
  await write(deps, 'deleted', gone, async (trx) => {
    // Read again inside the transaction: another editor may have saved or removed it in between.
    gone = await find(trx, id, baseVersion);
    await trx.deleteFrom('content_vanity').where('id', '=', id).execute();
    return gone.urlPath;
  });
  return gone;
}

/** The entry with its query normalised for lookups; throws if the entry would not work as its editor intends. */
function checked(input: VanityInput, { publication }: HandlerDeps): VanityInput {
  const problem = rejectVanity(input, publication.ownDomains);
  if (problem) throw new NeutronError('bad_body', problem);
  return { ...input, urlPath: vanityEntryPath(input.urlPath) };
}

async function write(
  deps: HandlerDeps,
  kind: string,
  entry: Entry,
  work: (trx: ContentTransaction) => Promise<string | undefined>,
): Promise<void> {
  const event = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const formerPath = await work(trx);
    await bumpRevision(trx, ['content', 'vanity']);
    const paths = formerPath ? [entry.urlPath, formerPath] : [entry.urlPath];
    const event = { kind, keys: [keys.vanities, ...new Set(paths.map(keys.vanityAt))] };
    await appendEvent(trx, deps.db.dialect, {
      ...event,
      entity: 'vanity',
      entityId: entry.id,
      at: deps.now(),
    });
    return event;
  });
  // Before the save is answered: the editor's next request must follow the entry.
  deps.onCommit(event);
}

/** The entry as it stands, unless it is another version than the caller knows. */
async function find(
  trx: ContentTransaction,
  id: string,
  baseVersion: number | undefined,
): Promise<SavedVanity> {
  const row = await getVanityRow(trx, id);
  if (!row) throw new NeutronError('not_found', { field: 'id' });
  const { doc, version } = row;
  if (baseVersion !== undefined && baseVersion !== version)
    throw new NeutronError('version_conflict', {
      field: 'baseVersion',
      message: `Another editor has saved a newer version (${version})`,
    });
  return savedVanity.parse({ ...(JSON.parse(doc) as object), version });
}

async function rejectUnsafe(
  trx: ContentTransaction,
  entry: Entry,
  { publication }: HandlerDeps,
): Promise<void> {
  const { ownDomains } = publication;
  const holder = await getVanityIdAt(trx, entry.urlPath);
  if (holder !== undefined && holder !== entry.id)
    throw new NeutronError('path_taken', { field: 'entry.urlPath' });
  for (const { edition } of entry.targets) {
    const circle = await findRedirectLoop(trx, entry, edition, ownDomains);
    if (circle)
      throw new NeutronError('circle', {
        field: 'entry.targets',
        message: `Readers would be led in a circle: ${circle.join(' → ')}`,
      });
  }
}
