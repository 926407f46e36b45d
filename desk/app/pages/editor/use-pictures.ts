import { useEffect } from 'react';
import type { Image } from '#content/entities/image.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';

/** The address of a picture of this story; absent until the server has signed one. */
export function usePictureUrl(
  image: Image | null | undefined,
  size: 'sc_large' | 'square_96' = 'sc_large',
): string | undefined {
  const session = useStorySession();
  const pictures = useStory((snapshot) => snapshot.pictures);
  const source = image ? imageSource(image) : undefined;
  const urls = (source === undefined ? undefined : pictures[source]?.urls) ?? image?.urls;
  const url = urls?.[size] ?? urls?.sc_large ?? urls?.sc_small;
  const missing = url === undefined ? source : undefined;
  useEffect(() => {
    if (missing !== undefined) session.needPicture(missing);
  }, [session, missing]);
  return url;
}
