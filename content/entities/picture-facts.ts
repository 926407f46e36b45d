import { z } from 'zod';

const fact = z.string().trim().min(1).max(160);

/** More than a plate can show; a larger table belongs into a repository of its own. */
const mostColumns = 20;
const mostRows = 1000;

/** The table behind a picture. Readers download it as CSV. */
export const pictureData = z
  .strictObject({
    columns: z.array(z.string().trim().min(1).max(120)).min(1).max(mostColumns),
    rows: z.array(z.array(z.union([z.number(), z.string().max(300)]))).max(mostRows),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'must have one value for each column',
  });
export type PictureData = z.infer<typeof pictureData>;

/**
 * What a gallery says about one picture, as plain text. Only `shows` is needed, and only to publish: galleries stored
 * before there were facts stay readable.
 */
export const pictureFacts = z.strictObject({
  /** What the picture is of. */
  shows: fact.optional(),
  /** What an illustration is based on. */
  source: fact.optional(),
  /** When it was measured. */
  measured: fact.optional(),
  /** Who measured. */
  measuredBy: fact.optional(),
  scale: fact.optional(),
  /** Who checked the picture, and how. */
  checked: fact.optional(),
  /** What sort of picture it is, where that is not plain: Illustration. */
  kind: fact.optional(),
  data: pictureData.optional(),
});
export type PictureFacts = z.infer<typeof pictureFacts>;
