import { randomUUID } from 'node:crypto';
import { type Vanity, type VanityInput, vanity } from '#content/entities/vanity.ts';
import { NeutronError } from '#content/errors.ts';
import { findVanityCycle } from '#content/rules/vanity/find-cycle.ts';
import { refuseVanity } from '#content/rules/vanity/refuse-entry.ts';
import { appendEvent, takeTurn } from '#database/outbox.ts';
import type { Kit } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import { getVanityDoc, getVanityDocs, getVanityIdAt } from '../store/vanities.ts';

type Saved = Vanity & { id: string; urlPath: string };

/** Gives a path a meaning. */
export async function createVanity(input: VanityInput, kit: Kit): Promise<Saved> {
  const entry = { ...input, id: randomUUID() };
  await write(kit, 'created', entry, async (trx) => {
    await refuse(trx, entry, kit);
    await trx
      .insertInto('content_vanity')
      .values({ id: entry.id, url_path: entry.urlPath, doc: JSON.stringify(entry) })
      .execute();
    return undefined;
  });
  return entry;
}

/** Replaces an entry; its former path stands for itself again. */
export async function updateVanity(id: string, input: VanityInput, kit: Kit): Promise<Saved> {
  const entry = { ...input, id };
  await write(kit, 'updated', entry, async (trx) => {
    const former = await find(trx, id);
    await refuse(trx, entry, kit);
    await trx
      .updateTable('content_vanity')
      .set({ url_path: entry.urlPath, doc: JSON.stringify(entry) })
      .where('id', '=', id)
      .execute();
    return former.urlPath;
  });
  return entry;
}

export async function deleteVanity(id: string, kit: Kit): Promise<Vanity> {
  const entry = { id, urlPath: '', ...(await kit.db.transaction((trx) => find(trx, id))) };
  await write(kit, 'deleted', entry, async (trx) => {
    const gone = await trx.deleteFrom('content_vanity').where('id', '=', id).executeTakeFirst();
    if (Number(gone.numDeletedRows) !== 1) throw new NeutronError('not_found', { field: 'id' });
    return undefined;
  });
  return entry;
}

async function write(
  kit: Kit,
  kind: string,
  entry: Saved,
  work: (trx: ContentTransaction) => Promise<string | undefined>,
): Promise<void> {
  await kit.db.transaction(async (trx) => {
    await takeTurn(trx, kit.db.dialect);
    const formerPath = await work(trx);
    await bumpRevision(trx, ['content', 'vanity']);
    const paths = formerPath ? [entry.urlPath, formerPath] : [entry.urlPath];
    await appendEvent(trx, kit.db.dialect, {
      kind,
      entity: 'vanity',
      entityId: entry.id,
      keys: [keys.vanities, ...new Set(paths.map(keys.vanityAt))],
      at: kit.now(),
    });
  });
  kit.onCommit();
}

async function find(trx: ContentTransaction, id: string): Promise<Vanity> {
  const doc = await getVanityDoc(trx, id);
  if (doc === undefined) throw new NeutronError('not_found', { field: 'id' });
  return vanity.parse(JSON.parse(doc));
}

async function refuse(trx: ContentTransaction, entry: Saved, { publication }: Kit): Promise<void> {
  const { ownDomains } = publication;
  const refusal = refuseVanity(entry as VanityInput, ownDomains);
  if (refusal) throw new NeutronError('bad_body', refusal);
  const holder = await getVanityIdAt(trx, entry.urlPath);
  if (holder !== undefined && holder !== entry.id)
    throw new NeutronError('path_taken', { field: 'entry.urlPath' });
  const others = [...(await getVanityDocs(trx)).values()].map((doc) => JSON.parse(doc) as Vanity);
  const all = [...others.filter(({ id }) => id !== entry.id), entry];
  for (const { edition } of entry.targets) {
    const circle = findVanityCycle(all, edition, ownDomains);
    if (circle)
      throw new NeutronError('circle', {
        field: 'entry.targets',
        message: `Readers would be led in a circle: ${circle.join(' → ')}`,
      });
  }
}
