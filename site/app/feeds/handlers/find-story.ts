import type { SyndicatedStory, SyndicatedType } from '#content/entities/syndicated-story.ts';
import { PageError } from '../../site-error.ts';
import type { FeedContext } from '../feed-handlers.ts';

/** A story by its slug, also by one it had before. What its answer was made of is added to `keys`. */
export async function findStory(
  type: SyndicatedType,
  slug: string,
  { client }: FeedContext,
  keys: string[],
): Promise<SyndicatedStory> {
  const load = async (name: string) =>
    (
      await client.request(
        'syndicatedStory',
        { type, slug: name },
        { onSurrogateKeys: (found) => keys.push(...found) },
      )
    ).data;
  try {
    return await load(slug);
  } catch (error) {
    const [moved] = error instanceof PageError ? error.availableOn : [];
    if (!moved) throw error;
    return load(moved.slug);
  }
}
