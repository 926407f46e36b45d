import { z } from 'zod';
import { image, pictureCrops } from './image.ts';

const line = (most: number) => z.string().trim().max(most);

/** What a publication may do with a picture, and until when. */
export const pictureRights = z.strictObject({
  /** Who owns it. */
  holder: line(200).default(''),
  /** The license, or the terms of a contract. */
  terms: line(500).default(''),
  /** ISO 8601 with a zone. From then on it cannot be published. */
  until: z.iso.datetime({ offset: true }).optional(),
});
export type PictureRights = z.infer<typeof pictureRights>;

/** What editors say about a picture of the library. Strict: a misspelt field is rejected by name. */
export const pictureFields = z.strictObject({
  title: line(200).default(''),
  /** What it shows, for readers who do not see it. */
  alt: line(1000).default(''),
  /** It says nothing that the text does not say: readers who do not see it miss nothing. */
  isDecorative: z.boolean().default(false),
  caption: line(2000).default(''),
  credits: line(300).default(''),
  /** What every cut keeps in sight, in percent from the upper left. */
  focus: z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
  crops: pictureCrops.default({}),
  rights: pictureRights.default({ holder: '', terms: '' }),
});
export type PictureFields = z.infer<typeof pictureFields>;

/** A picture of the library. */
export const libraryPicture = pictureFields.extend({
  id: z.string(),
  /** Counts up from 1 with every save; the `baseVersion` of the next one. */
  version: z.number().int().positive(),
  filename: z.string(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  bytes: z.number().int().positive().optional(),
  addedAt: z.string(),
  /** The account; absent for a picture that came with an import. */
  addedBy: z.string().optional(),
  /** How many stories have it in their newest or their published version. */
  uses: z.number().int().nonnegative(),
  /** As a story carries it, with signed addresses. */
  image,
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** How many pictures of the library there are, and how many of them need something. */
export const pictureCounts = z.object({
  all: z.number().int(),
  undescribed: z.number().int(),
  ended: z.number().int(),
  ending: z.number().int(),
  unused: z.number().int(),
});
export type PictureCounts = z.infer<typeof pictureCounts>;

/** What became of one story when a picture was replaced. */
export const pictureReplacement = z.object({
  storyId: z.string(),
  title: z.string(),
  /**
   * `published`: readers see the new picture; `saved`: a story that is not published has it; `waits`: readers see it when the
   * story's other changes are published; `failed`: nothing was changed.
   */
  outcome: z.enum(['published', 'saved', 'waits', 'failed']),
  problem: z.string().optional(),
});
export type PictureReplacement = z.infer<typeof pictureReplacement>;

/** A story that shows a picture. */
export const pictureUse = z.object({
  storyId: z.string(),
  title: z.string(),
  type: z.string(),
  state: z.string(),
  /** Whether readers see it there now. */
  isPublished: z.boolean(),
});
export type PictureUse = z.infer<typeof pictureUse>;

/** Something beside stories that shows a picture: an author, a topic, a newsletter, a setting. */
export const entryUse = z.object({ kind: z.string(), id: z.string() });
export type EntryUse = z.infer<typeof entryUse>;
