import type { Api } from '#api/create-api.ts';
import { feedPath } from '#content/rules/feed-path.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Publisher } from '#services/websub/publisher.ts';

/** Changes that readers of feeds see; a saved draft is none. */
const announced = new Set(['published', 'withdrawn']);
const formats = ['rss', 'atom', 'json'] as const;

/** Notifies WebSub hubs of published stories; undefined without a hub. */
export async function createWebSubService(options: {
  db: Database;
  api: Pick<Api, 'feedsOf'>;
  hubs: readonly string[];
  origin: string;
  outbound: OutboundClient;
  log: Log;
  now?: () => number;
}): Promise<Publisher | undefined> {
  const { db, api, hubs, origin, outbound, log, now = Date.now } = options;
  if (hubs.length === 0) return undefined;
  const { createPublisher } = await import('#services/websub/publisher.ts');
  const publisher = createPublisher({
    db,
    hubs,
    outbound,
    now,
    log,
    async topicsOf(events) {
      const keys = events.filter(({ kind }) => announced.has(kind)).flatMap((event) => event.keys);
      const feeds = keys.length > 0 ? await api.feedsOf(keys) : [];
      return feeds.flatMap((feed) => formats.map((format) => `${origin}${feedPath(feed, format)}`));
    },
  });
  await publisher.start();
  return publisher;
}
