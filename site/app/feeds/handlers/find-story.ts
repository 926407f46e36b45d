import type { SyndicatedStory, SyndicatedType } from '#content/entities/syndicated-story.ts';
import { PageError } from '../../site-error.ts';
import type { FeedContext } from '../feed-context.ts';

/** A story by its current or a former slug. The surrogate keys of the response are added to `keys`. */
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
