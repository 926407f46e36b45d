import type { Image } from '#content/entities/image.ts';
import { pictureNamed, sceneOf } from './picture.ts';

/** The pictures drawn for one story: `stories/<slug>` above it, `stories/<slug>-1`, `-2` … in its text. */
export interface StoryPictures {
  /** The next picture of the text with the words its writer gave it; a test plate that is not drawn yet is left out. */
  next(words: Record<string, unknown>, isPlate: boolean): Record<string, unknown> | undefined;
}

export function storyPictures(slug: string, topic: string): StoryPictures {
  let number = 0;
  return {
    next(words, isPlate) {
      number += 1;
      const drawn = pictureNamed(`stories/${slug}-${number}`);
      if (drawn) return { ...drawn, ...words };
      if (isPlate) return undefined;
      // The words describe the picture that is missing; the scene has its own.
      const { alt: _, ...rest } = words;
      return { ...sceneOf(topic, number), ...rest };
    },
  };
}

/** The picture above a story, once it is drawn. */
export function leadPictureOf(slug: string, words: { alt: string; caption?: string }): Image | undefined {
  const drawn = pictureNamed(`stories/${slug}`);
  return drawn && { ...drawn, ...words };
}
