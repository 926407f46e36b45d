import { useEffect, useMemo } from 'react';
import type { Image } from '#content/entities/image.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import { withAddresses } from '#content/rules/images/with-addresses.ts';
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

/** A block with the addresses of its pictures; the same object until one of them changes. */
export function useAddresses<Value>(value: Value): Value {
  const session = useStorySession();
  const pictures = useStory((snapshot) => snapshot.pictures);
  const sources = useMemo(() => [...picturesIn(value).keys()], [value]);
  const known = sources.map((source) => pictures[source]?.urls?.sc_large ?? '').join(' ');
  useEffect(() => {
    for (const source of sources) if (!session.snapshot.pictures[source]) session.needPicture(source);
  }, [session, sources]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures are read again with every event, and seldom change
  return useMemo(() => withAddresses(value, pictures), [value, known]);
}
