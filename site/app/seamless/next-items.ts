import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import { type CollectionFacts, type SeamlessComponent, seamlessRequest } from '#content/rules/seamless.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { Log } from '../log.ts';

export interface StoryRef {
  slug?: string | undefined;
  id?: string | undefined;
  primaryCollection?: CollectionFacts | undefined;
  /** The page's component that lists the next stories (AP-18). */
  component?: SeamlessComponent | undefined;
}

/** The next stories: up to three, or up to ten of a special feature. Nothing is requested without slug and id. */
export async function nextItems(client: ContentClient, story: StoryRef, log: Log): Promise<SeamlessItem[]> {
  const request = seamlessRequest({
    slug: story.slug,
    contentId: story.id,
    collection: story.primaryCollection,
    component: story.component,
  });
  if ('rejected' in request) {
    log.error('A seamless listing needs a slug or a content id', { reason: request.rejected });
    return [];
  }
  return (await client.request('seamless', request)).data.items;
}
