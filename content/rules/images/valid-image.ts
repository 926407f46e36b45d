import type { Image } from '../../entities/image.ts';

export const defaultBucket = 'hub';

type ImageFacts = Pick<Image, 'bucketPath' | 'bucketType' | 'dateCreated' | 'filename' | 'id'>;

/** Pictures of the hub are filed by day, id and name. */
function isHubImage(image: Partial<ImageFacts>): boolean {
  return Boolean(image.dateCreated?.date && image.filename && image.id);
}

export function isValidImage(image: Partial<ImageFacts> | undefined): boolean {
  return image !== undefined && (Boolean(image.bucketPath && image.bucketType) || isHubImage(image));
}

/** Where the original lies: `{bucket}/{path}`. Invalid images have no place. */
export function imageSource(image: Partial<ImageFacts>): string | undefined {
  if (image.bucketPath && image.bucketType)
    return `${image.bucketType}/${image.bucketPath.replace(/^\/+/, '')}`;
  if (!isHubImage(image)) return undefined;
  const day = (image.dateCreated?.date ?? '').slice(0, 10).replaceAll('-', '/');
  return `${defaultBucket}/${day}/${image.id}/${image.filename}`;
}
