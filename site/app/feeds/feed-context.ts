import type { Publication } from '#content/publication/schema.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { Log } from '../log.ts';
import type { FeedAnswers } from './feed-client.ts';

/** Dependencies of every handler that responds without React. */
export interface FeedContext {
  client: ContentClient<FeedAnswers>;
  publication: Publication;
  siteUrl: string;
  now: () => Date;
  log: Log;
}
