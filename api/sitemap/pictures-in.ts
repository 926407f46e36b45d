import type { Image } from '#content/entities/image.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';

/** As much of a picture as its address is made from. */
export type PlacedPicture = Pick<
  Image,
  'id' | 'filename' | 'dateCreated' | 'bucketPath' | 'bucketType' | 'crop' | 'cropGravity'
>;

/** The pictures a story shows, each once, in the order of its fields; wherever in it they are. */
export function picturesIn(story: object, most: number): PlacedPicture[] {
  const found = new Map<string, PlacedPicture>();
  collect(story, found, most);
  return [...found.values()];
}

function collect(value: unknown, found: Map<string, PlacedPicture>, most: number): void {
  if (typeof value !== 'object' || value === null || found.size >= most) return;
  if ('typeName' in value && value.typeName === 'image') {
    const image = value as Image;
    const source = imageSource(image);
    if (source && !found.has(source)) found.set(source, placed(image));
    return;
  }
  for (const entry of Object.values(value)) collect(entry, found, most);
}

function placed({
  id,
  filename,
  dateCreated,
  bucketPath,
  bucketType,
  crop,
  cropGravity,
}: Image): PlacedPicture {
  const all = { id, filename, dateCreated, bucketPath, bucketType, crop, cropGravity };
  // A picture in a bucket is found by its path alone.
  const needed = bucketPath && bucketType ? { bucketPath, bucketType, crop, cropGravity } : all;
  return JSON.parse(JSON.stringify(needed)) as PlacedPicture;
}
