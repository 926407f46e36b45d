import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import { type CollectionFacts, type SeamlessComponent, seamlessRequest } from '#content/rules/seamless.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { Log } from '../log.ts';

export interface AfterWhat {
  slug?: string | undefined;
  id?: string | undefined;
  primaryCollection?: CollectionFacts | undefined;
  /** The component of the page that lists what follows (AP-18). */
  component?: SeamlessComponent | undefined;
}

/** What follows a story: up to three, or up to ten of its special feature. Without slug and id nobody is asked. */
export async function nextItems(client: ContentClient, story: AfterWhat, log: Log): Promise<SeamlessItem[]> {
  const request = seamlessRequest({
    slug: story.slug,
    contentId: story.id,
    collection: story.primaryCollection,
    component: story.component,
  });
  if ('refused' in request) {
    log.error('A seamless listing needs a slug or a content id', { reason: request.refused });
    return [];
  }
  return (await client.request('seamless', request)).data.items;
}
