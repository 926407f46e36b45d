import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Image } from '#content/entities/image.ts';
import { type LibraryPicture, type PictureFields, pictureFields } from '#content/entities/library-picture.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';
import type { PresentImage } from '../present/image.ts';
import type { PicturesTable } from '../tables/content-tables.ts';

export type PictureRow = Selectable<PicturesTable>;
type NewPicture = Insertable<PicturesTable>;

/** A picture that stories carry and the library did not have, with what the first story says about it. */
export function pictureRowOf(source: string, image: Image, at: Date): NewPicture {
  const fields = pictureFields.parse({
    title: (image.title ?? '').slice(0, 200),
    alt: image.alt.slice(0, 1000),
    caption: (image.caption ?? '').slice(0, 2000),
    credits: (image.credits ?? '').slice(0, 300),
    ...(image.focus ? { focus: image.focus } : {}),
    ...(image.crops ? { crops: image.crops } : {}),
  });
  const filename = image.filename ?? source.slice(source.lastIndexOf('/') + 1);
  return {
    id: createHash('sha256').update(source).digest('hex').slice(0, 32),
    source,
    version: 1,
    filename,
    width: image.width ?? null,
    height: image.height ?? null,
    bytes: null,
    color: image.color ?? null,
    hash: null,
    added_at: at.getTime(),
    added_by: null,
    ...columnsOf(fields, filename),
  };
}

/** The columns that lists filter by, beside what editors wrote. */
export function columnsOf(fields: PictureFields, filename: string) {
  const { title, alt, caption, credits, rights, isDecorative } = fields;
  return {
    words: [filename, title, alt, caption, credits, rights.holder].join(' ').toLowerCase(),
    is_described: alt !== '' || isDecorative ? 1 : 0,
    rights_until: rights.until === undefined ? null : Date.parse(rights.until),
    doc: JSON.stringify(fields),
  };
}

/** A picture as staff see it, and as a story would carry it. */
export function presentPicture(row: PictureRow, uses: number, present: PresentImage): LibraryPicture {
  const fields = pictureFields.parse(JSON.parse(row.doc));
  const { width, height, bytes, color, source } = row;
  const slash = source.indexOf('/');
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
  const image: Image = {
    id: row.id,
    typeName: 'image',
    filename: row.filename,
    bucketType: source.slice(0, slash) || defaultBucket,
    bucketPath: source.slice(slash + 1),
    ...size,
    alt: fields.isDecorative ? '' : fields.alt,
    ...(fields.isDecorative ? { isDecorative: true } : {}),
    ...(fields.title ? { title: fields.title } : {}),
    ...(fields.caption ? { caption: fields.caption } : {}),
    ...(fields.credits ? { credits: fields.credits } : {}),
    ...(fields.focus ? { focus: fields.focus } : {}),
    ...(Object.keys(fields.crops).length > 0 ? { crops: fields.crops } : {}),
    ...(color === null ? {} : { color }),
  };
  return {
    ...fields,
    id: row.id,
    version: row.version,
    filename: row.filename,
    ...size,
    ...(bytes === null ? {} : { bytes }),
    addedAt: new Date(Number(row.added_at)).toISOString(),
    ...(row.added_by === null ? {} : { addedBy: row.added_by }),
    uses,
    image: present(image, 'main'),
  };
}
