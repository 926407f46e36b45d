import type { GalleryItem } from '#content/entities/gallery.ts';

/** Pictures about as wide as their box fill it; tall and very wide ones are shown whole. */
export function fitOf({ image }: GalleryItem): 'cover' | 'contain' {
  const ratio = (image?.width ?? 16) / (image?.height ?? 10);
  return ratio > 1.4 && ratio < 2 ? 'cover' : 'contain';
}
