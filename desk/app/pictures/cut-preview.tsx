import type { PictureFields } from '#content/entities/library-picture.ts';
import type { cropShapes } from '#content/rules/images/crop-shapes.ts';
import { type Cut, cutFor } from '#content/rules/images/cut-for.ts';
import { parseCrop } from '#content/rules/images/image-params.ts';
import styles from './focal-point.module.css';

export type CropShape = (typeof cropShapes)[number];

/** Where readers see each shape. */
export const shapeUses: Record<CropShape, string> = {
  '16x9': 'search and shared links',
  '4x3': 'lists',
  '1x1': 'small squares',
};
export const shapeName = (shape: CropShape) => shape.replace('x', ':');

export function ratioOf(shape: CropShape): number {
  const [across = 1, down = 1] = shape.split('x').map(Number);
  return across / down;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The part of a picture that a shape shows: the cut that an editor made, or the one around the focal point. */
export function cutOf(
  shape: CropShape,
  size: PictureSize,
  fields: Pick<PictureFields, 'crops' | 'focus'>,
): Cut {
  return parseCrop(fields.crops[shape]) ?? cutFor(size, ratioOf(shape), fields.focus);
}

/** The part of a picture, scaled to the width of its place. */
export function CutPreview({ src, size, cut }: { src: string | undefined; size: PictureSize; cut: Cut }) {
  return (
    <span className={styles.cut} style={{ aspectRatio: `${cut.width} / ${cut.height}` }}>
      <img
        src={src}
        alt=""
        style={{
          width: `${(size.width / cut.width) * 100}%`,
          height: `${(size.height / cut.height) * 100}%`,
          left: `${(-cut.x / cut.width) * 100}%`,
          top: `${(-cut.y / cut.height) * 100}%`,
        }}
      />
    </span>
  );
}
