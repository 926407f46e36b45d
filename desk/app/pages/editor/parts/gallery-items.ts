import type { GalleryItem } from '#content/entities/gallery.ts';
import type { Image } from '#content/entities/image.ts';

/** Pictures of a gallery know their place; it follows the order. */
export const positioned = (items: readonly GalleryItem[]): GalleryItem[] =>
  items.map((item, index) => ({ ...item, position: index + 1 }));

export const inOrder = (items: readonly GalleryItem[]): GalleryItem[] =>
  items.toSorted((a, b) => a.position - b.position);

/** A picture of the library with its words there as caption and credit. */
export function itemOf({ caption, credits, ...image }: Image, id: string): GalleryItem {
  return {
    id,
    image,
    position: 0,
    relatedObjects: [],
    ...(caption ? { description: caption } : {}),
    ...(credits ? { photoCredit: credits } : {}),
  };
}

/** Another picture with the words of the place. */
export const withPicture = (
  item: GalleryItem,
  { caption: _, credits: __, ...image }: Image,
): GalleryItem => ({
  ...item,
  image,
});
