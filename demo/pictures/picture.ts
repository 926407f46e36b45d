import { z } from 'zod';

/** One rendered file of the set, as the manifest lists it. */
export const pictureSchema = z.object({
  /** path below `demo/pictures/set/` */
  name: z.string(),
  kind: z.enum(['scene', 'product', 'portrait', 'story']),
  /** topic slug of a scene, kind of a product, author slug of a portrait, name of a story's picture */
  topic: z.string(),
  motif: z.string(),
  /** which drawing of its motif; a portrait has none */
  drawing: z.number().int().optional(),
  /** how a scene looks at its object */
  framing: z.string().optional(),
  width: z.number().int(),
  height: z.number().int(),
  /** what to show in the picture's place until it has loaded */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().startsWith('Illustration: '),
  /** Hash of the drawing: another one means that the picture is to be drawn again. */
  source: z.string().optional(),
});

export const manifestSchema = z.object({ pictures: z.array(pictureSchema) });

export type Picture = z.infer<typeof pictureSchema>;
export type PictureKind = Picture['kind'];

/** A picture before it is drawn. */
export type PlannedPicture = Omit<Picture, 'color' | 'source'> & { readonly svg: () => string };

/** Scenes of what every place has that is worth a visit: lunch, a whiteboard, a letter. Only galleries show them. */
export const VISIT_TOPIC = 'visit';

/** Shown for a topic nobody has drawn for yet. */
export const FALLBACK_TOPIC = 'fallback';
