import type { FeedEndpoint } from '#content/rules/feed-endpoint.ts';
import { feedPath } from '#content/rules/feed-path.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Service } from '../service.ts';
import { createPublisher } from './publisher.ts';
import { migrateWebSub } from './websub-tables.ts';

interface WebSubService extends Service {
  /** Looks for published stories now instead of at the next poll. */
  wake(): Promise<void>;
}

/** Events that change what feeds show; a saved draft changes nothing. */
const announced = new Set(['published', 'withdrawn']);
const formats = ['rss', 'atom', 'json'] as const;

/** Notifies WebSub hubs of published stories. Without a hub it does nothing. */
export function createWebSub(deps: {
  db: Database;
  /** The feeds that show something with one of these surrogate keys. */
  feedsOf(keys: Iterable<string>): Promise<FeedEndpoint[]>;
  hubs: readonly string[];
  origin: string;
  outbound: OutboundClient;
  log: Log;
  now(): number;
}): WebSubService {
  if (deps.hubs.length === 0) return { name: 'websub', wake: async () => undefined };
  const publisher = createPublisher({
    ...deps,
    async topicsOf(events) {
      const keys = events.filter(({ kind }) => announced.has(kind)).flatMap((event) => event.keys);
      const feeds = keys.length > 0 ? await deps.feedsOf(keys) : [];
      return feeds.flatMap((feed) => formats.map((format) => `${deps.origin}${feedPath(feed, format)}`));
    },
  });
  return {
    name: 'websub',
    migrate: migrateWebSub,
    jobs: [{ start: publisher.start, stop: publisher.close }],
    wake: publisher.wake,
  };
}
