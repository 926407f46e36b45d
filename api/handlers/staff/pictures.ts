import type * as calls from '#content/calls/pictures.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { NeutronError } from '#content/errors.ts';
import { rightsWarningMilliseconds } from '#content/limits.ts';
import { attachmentHeader, nameOfOriginal } from '#content/rules/images/original-name.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { findEntryUses, readEntryUses } from '../../pictures/entry-uses.ts';
import { findUses } from '../../pictures/find-uses.ts';
import { largestUpload } from '../../pictures/largest-upload.ts';
import { type PictureRow, presentPicture } from '../../pictures/picture-row.ts';
import { pictureViewer } from '../../pictures/picture-viewer.ts';
import { rejectEndedRights } from '../../pictures/reject-ended-rights.ts';
import { replaceInStories } from '../../pictures/replace-in-stories.ts';
import { findPicture, removePicture, savePicture } from '../../pictures/save-picture.ts';
import { storePicture } from '../../pictures/store-picture.ts';
import { enveloped } from '../../present/envelope.ts';
import { countPictures, countUses, getAlike, getPictures } from '../../store/pictures.ts';

async function present(rows: readonly PictureRow[], deps: HandlerDeps): Promise<LibraryPicture[]> {
  const sources = rows.map(({ source }) => source);
  const uses = await countUses(deps.db.kysely, sources, await pictureViewer(deps));
  return rows.map((row) => presentPicture(row, uses.get(row.source) ?? 0, deps.context.present.image));
}

async function presentOne(row: PictureRow, deps: HandlerDeps): Promise<LibraryPicture> {
  const [picture] = await present([row], deps);
  if (!picture) throw new NeutronError('internal');
  return picture;
}

const findAlike = async (row: PictureRow, deps: HandlerDeps): Promise<LibraryPicture[]> =>
  present(await getAlike(deps.db.kysely, row, await pictureViewer(deps)), deps);

/** Where pictures stand; few have rights that end. */
const usesOf = (rows: readonly PictureRow[], deps: HandlerDeps) =>
  Promise.all(rows.map(({ source }) => findUses(source, deps, usesInList)));

const usesInList = 5;

export const listPictures: Handler<typeof calls.listPictures> = async ({ query }, deps) => {
  const { q, rights, alt, use, after, limit, counts } = query;
  const now = deps.now().getTime();
  const viewer = await pictureViewer(deps);
  const inEntries = use || counts ? [...(await readEntryUses(deps.db.kysely)).keys()] : [];
  const rows = await getPictures(deps.db.kysely, {
    viewer,
    q,
    after,
    limit: limit + 1,
    isUndescribed: alt === 'missing',
    isUsed: use && use === 'used',
    inEntries,
    ...(rights === 'ended' ? { rightsBefore: now } : {}),
    ...(rights === 'ending' ? { rightsAfter: now, rightsBefore: now + rightsWarningMilliseconds } : {}),
  });
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? shown.at(-1)?.n : undefined;
  const items = await present(shown, deps);
  const usedIn = rights ? await usesOf(shown, deps) : undefined;
  return {
    answer: enveloped({
      items: usedIn ? items.map((item, at) => ({ ...item, usedIn: usedIn[at] })) : items,
      ...(next === undefined ? {} : { next }),
      ...(counts ? { counts: await countPictures(deps.db.kysely, now, viewer, inEntries) } : {}),
      largestUpload: largestUpload(deps.publication),
    }),
  };
};

export const getPicture: Handler<typeof calls.getPicture> = async ({ params }, deps) => {
  const row = await findPicture(deps.db.kysely, params.id, deps);
  return {
    answer: enveloped({
      picture: await presentOne(row, deps),
      usedIn: await findUses(row.source, deps),
      entries: [...(await findEntryUses(deps.db.kysely, row.source))],
      alike: await findAlike(row, deps),
    }),
  };
};

/** Opened as a document it may load and run nothing: an original can be an SVG of an import. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

export const getOriginal: Handler<typeof calls.getOriginal> = async ({ params }, deps) => {
  const { source, filename } = await findPicture(deps.db.kysely, params.id, deps);
  if (!deps.readOriginal) throw new NeutronError('unavailable');
  const place = `${defaultBucket}/`;
  const original = source.startsWith(place) ? await deps.readOriginal(source.slice(place.length)) : undefined;
  if (!original)
    throw new NeutronError('not_found', { message: 'The original of this picture is not stored here' });
  return {
    answer: original.bytes,
    contentType: original.type,
    headers: {
      ...fileHeaders,
      'content-disposition': attachmentHeader(nameOfOriginal(filename, original.type)),
    },
  };
};

export const addPicture: Handler<typeof calls.addPicture> = async ({ query, body }, deps) => {
  const { row, isKnown } = await storePicture(body, query.filename ?? '', deps);
  return {
    answer: enveloped({
      picture: await presentOne(row, deps),
      isKnown,
      alike: await findAlike(row, deps),
    }),
  };
};

export const updatePicture: Handler<typeof calls.updatePicture> = async ({ params, body }, deps) => {
  const row = await savePicture(params.id, body.picture, body.baseVersion, deps);
  return { answer: enveloped(await presentOne(row, deps)) };
};

export const replacePicture: Handler<typeof calls.replacePicture> = async ({ params, body }, deps) => {
  const row = await findPicture(deps.db.kysely, params.id, deps);
  const by = await findPicture(deps.db.kysely, body.by, deps, 'by');
  if (by.id === row.id)
    throw new NeutronError('bad_body', { field: 'by', message: 'Choose another picture than this one' });
  const { image } = await presentOne(by, deps);
  await rejectEndedRights(deps.db.kysely, image, deps.now());
  const { replacements, acts } = await replaceInStories(row.source, image, deps);
  return { answer: enveloped({ stories: replacements }), recordEach: [{ id: row.id }, ...acts] };
};

export const deletePicture: Handler<typeof calls.deletePicture> = async ({ params }, deps) => {
  const row = await removePicture(params.id, deps);
  // Without the row nothing shows it; a file that stays is only space.
  await deps.undoParts?.removeOriginal?.(row.source.slice(row.source.indexOf('/') + 1));
  return { answer: enveloped(await presentOne(row, deps)) };
};
