import type { Image } from '#content/entities/image.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';

/** What an editor says about a picture where it is placed. */
export interface PlacedWords {
  alt: string;
  caption: string;
  credits: string;
  isDecorative: boolean;
}

/**
 * The image of a story from a picture of the library: where its original is, with focal point and crops as they are now,
 * and without addresses, which the API signs with each answer.
 */
export function storyImage({ image }: Pick<LibraryPicture, 'image'>, words: PlacedWords): Image {
  const {
    isDecorative: ______,
    urls: _,
    avif: __,
    animation: ___,
    caption: ____,
    credits: _____,
    ...facts
  } = image;
  return {
    ...facts,
    ...(words.isDecorative ? { alt: '', isDecorative: true } : { alt: words.alt.trim() }),
    ...(words.caption.trim() ? { caption: words.caption.trim() } : {}),
    ...(words.credits.trim() ? { credits: words.credits.trim() } : {}),
  };
}
