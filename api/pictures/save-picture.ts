import type { UploadedPicture } from '#content/calls/uploads.ts';
import { type PictureFields, pictureFields } from '#content/entities/library-picture.ts';
import { NeutronError } from '#content/errors.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { countUses, getPictureRow, isInDraft, numberedParts } from '../store/pictures.ts';
import { findEntryUses } from './entry-uses.ts';
import { columnsOf, type PictureRow, presentPicture } from './picture-row.ts';
import { pictureViewer } from './picture-viewer.ts';
import { rejectEnding } from './reject-ending.ts';

/** Adds an uploaded picture. The id is a digest of the file, so the same file is found again. */
export async function addUploaded(
  uploaded: UploadedPicture,
  filename: string,
  deps: HandlerDeps,
): Promise<{ row: PictureRow; isKnown: boolean }> {
  const { id, path, bytes, file, color = null, hash = null } = uploaded;
  const at = deps.now();
  return write(deps, id, 'added', async (trx) => {
    const known = await getPictureRow(trx, id);
    if (known) {
      await addUploader(trx, known.n, deps);
      return { row: known, isKnown: true };
    }
    const name = filename || path.slice(path.lastIndexOf('/') + 1);
    const { n } = await trx
      .insertInto('content_pictures')
      .values({
        id,
        source: `${defaultBucket}/${path}`,
        version: 1,
        filename: name,
        width: file.width,
        height: file.height,
        bytes,
        color,
        hash,
        added_at: at.getTime(),
        added_by: deps.staff?.sub ?? null,
        ...columnsOf(pictureFields.parse({}), name),
      })
      .returning('n')
      .executeTakeFirstOrThrow();
    if (hash)
      await trx
        .insertInto('content_picture_hashes')
        .values(numberedParts(hash).map((part) => ({ part, picture_n: n })))
        .execute();
    return { row: await findPicture(trx, id, deps), isKnown: false };
  });
}

/** An account that has the file may see the picture, whatever else shows it. */
async function addUploader(trx: ContentTransaction, n: number, { staff }: HandlerDeps): Promise<void> {
  if (!staff) return;
  await trx
    .insertInto('content_picture_uploads')
    .values({ picture_n: n, sub: staff.sub })
    .onConflict((conflict) => conflict.columns(['picture_n', 'sub']).doNothing())
    .execute();
}

/** Saves what an editor says about a picture, unless another editor saved it since. */
export async function savePicture(
  id: string,
  fields: PictureFields,
  baseVersion: number,
  deps: HandlerDeps,
): Promise<PictureRow> {
  return write(deps, id, 'saved', async (trx) => {
    const row = await findPicture(trx, id, deps);
    if (row.version !== baseVersion)
      throw new NeutronError('version_conflict', {
        field: 'baseVersion',
        message: `Another editor has saved version ${row.version}`,
        conflict: { current: presentPicture(row, 0, deps.context.present.image), sent: fields },
      });
    await rejectEnding(trx, row, fields, deps);
    await trx
      .updateTable('content_pictures')
      .set({ version: row.version + 1, ...columnsOf(fields, row.filename) })
      .where('id', '=', id)
      .execute();
    return findPicture(trx, id, deps);
  });
}

/** Removes a picture that no story and no entry shows; its original is removed by the caller. */
export async function removePicture(id: string, deps: HandlerDeps): Promise<PictureRow> {
  return write(deps, id, 'removed', async (trx) => {
    const row = await findPicture(trx, id, deps);
    const uses = (await countUses(trx, [row.source])).get(row.source) ?? 0;
    if (uses > 0)
      throw new NeutronError('in_use', {
        message: uses === 1 ? 'A story shows this picture' : `${uses} stories show this picture`,
      });
    if (await isInDraft(trx, row.source))
      throw new NeutronError('in_use', { message: 'A story that is being written shows this picture' });
    const [entry] = await findEntryUses(trx, row.source);
    if (entry)
      throw new NeutronError('in_use', { message: `The ${entry.kind} ${entry.id} shows this picture` });
    await trx.deleteFrom('content_picture_hashes').where('picture_n', '=', row.n).execute();
    await trx.deleteFrom('content_picture_uploads').where('picture_n', '=', row.n).execute();
    await trx.deleteFrom('content_pictures').where('n', '=', row.n).execute();
    return row;
  });
}

/** The picture, if the member of staff may see it. */
export async function findPicture(
  db: ContentDb,
  id: string,
  deps: Pick<HandlerDeps, 'db' | 'staff' | 'context'>,
  field = 'id',
): Promise<PictureRow> {
  const row = await getPictureRow(db, id, await pictureViewer(deps, db));
  if (!row) throw new NeutronError('not_found', { field });
  return row;
}

/** One transaction and one event. */
async function write<T>(
  deps: HandlerDeps,
  id: string,
  kind: 'added' | 'saved' | 'removed',
  change: (trx: ContentTransaction) => Promise<T>,
): Promise<T> {
  const { db } = deps;
  const done = await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    const result = await change(trx);
    const event = { kind: `picture ${kind}`, entity: 'picture', entityId: id, keys: [], at: deps.now() };
    await appendEvent(trx, db.dialect, event);
    return result;
  });
  deps.onCommit();
  return done;
}
