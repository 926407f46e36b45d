import { z } from 'zod';
import { cropShapes } from '../rules/images/crop-shapes.ts';
import { contentDate } from './content-date.ts';

/** Names of the ready-made sizes an answer may carry; `content/rules/images/presets.ts` says what each one is. */
export const imagePresetNames = [
  'article_schema_4x3',
  'article_schema_16x9',
  'article_schema_1x1',
  'square_56',
  'square_64',
  'square_96',
  'square_128',
  'square_192',
  'square_256',
  'seo_image',
  'expanded_image',
  'sc_xlarge',
  'sc_large',
  'sc_medium',
  'sc_small',
  'listing_image',
] as const;
export type ImagePresetName = (typeof imagePresetNames)[number];

/** Cuts made by hand, each as `WxH+X+Y` of the original. */
export const pictureCrops = z.partialRecord(
  z.enum(cropShapes),
  z
    .string()
    .regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}\+\d{1,5}\+\d{1,5}$/, 'must be width, height and place: 1600x900+0+40'),
);
export type PictureCrops = z.infer<typeof pictureCrops>;

export const image = z.object({
  id: z.string().optional(),
  filename: z.string().optional(),
  dateCreated: contentDate.optional(),
  alt: z.string().default(''),
  /** At this place it says nothing that the text does not say: it has no description on purpose. */
  isDecorative: z.boolean().optional(),
  credits: z.string().optional(),
  caption: z.string().optional(),
  path: z.string().optional(),
  cropGravity: z.number().int().min(0).max(9).optional(),
  crop: z.string().optional(),
  crops: pictureCrops.optional(),
  /** What a cut must keep in sight, in percent from the upper left; stronger than the gravity. */
  focus: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
  typeName: z.string().default('image'),
  imageUrl: z.string().optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  bucketPath: z.string().optional(),
  bucketType: z.string().optional(),
  title: z.string().optional(),
  /** Dominant color as #rrggbb, painted before the picture arrives. */
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color like #31475e')
    .optional(),
  /** Signed addresses, made where the secret is (`api/present/image.ts`); components never build one. */
  urls: z.partialRecord(z.enum(imagePresetNames), z.string()).optional(),
  /** The same as AVIF, for the picture a page begins with. */
  avif: z.partialRecord(z.enum(imagePresetNames), z.string()).optional(),
  /** An animated image as a video; `urls` then show its first frame. */
  animation: z.string().optional(),
});
export type Image = z.infer<typeof image>;
