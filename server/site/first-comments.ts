import type { FirstComments } from '#content/entities/discussion.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { DiscussionService } from '#services/discussion/service.ts';
import type { FetchFirstComments } from '#site/document/first-comments.ts';
import { internalKeyHeader } from '../edge/rate-limit/internal-key.ts';

const timeoutMilliseconds = 1000;

/**
 * Fetches the comments the site renders into pages: by a function call in one process, by HTTP otherwise. An external
 * discussion service has none to offer.
 */
export function chooseFirstComments(options: {
  publication: Pick<Publication, 'discussion'>;
  discussion: Pick<DiscussionService, 'firstPage'> | undefined;
  /** Where the services run. */
  servicesUrl: string;
  key: string;
}): FetchFirstComments | undefined {
  const { discussion, key } = options;
  if (!options.publication.discussion.scriptUrl.startsWith('/comments/')) return undefined;
  if (discussion) return (storyId) => discussion.firstPage(storyId);
  return async (storyId) => {
    const url = new URL('/comments/api/first', options.servicesUrl);
    url.searchParams.set('identifier', storyId);
    const response = await fetch(url, {
      // The pages of all readers come from this one address: it must not be counted as one of them.
      headers: { [internalKeyHeader]: key },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`the comments answered ${response.status}`);
    return ((await response.json()) as { data: FirstComments }).data;
  };
}
