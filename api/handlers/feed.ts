import type { feed as call } from '#content/calls/feed.ts';
import { NeutronError } from '#content/errors.ts';
import { parseFeedEndpoint } from '#content/rules/feed-endpoint.ts';
import { readScope } from '../compose/read-list.ts';
import type { Handler } from '../handler.ts';
import { loadCardList } from '../links/load-cards.ts';
import { feedListOf } from '../lists/feed-list.ts';
import { scopeName } from '../lists/scope-names.ts';
import { keys, keysOfScope } from '../lists/surrogate-keys.ts';
import { enveloped, listLinks } from '../present/envelope.ts';

/** Stories for a feed, newest first. */
export const feed: Handler<typeof call> = async ({ params, query }, { context }) => {
  const { directory } = context.generation;
  const endpoint = parseFeedEndpoint(params.endpoint);
  const list = endpoint && feedListOf(endpoint, directory);
  if (!list) throw new NeutronError('not_found', { field: 'endpoint' });
  const { limit, offset } = query;
  const { numbers, total } = await readScope(context, scopeName({ base: list.base }), limit, offset);
  const items = await loadCardList(context, numbers);
  const paging = { limit, offset, total };
  return {
    answer: enveloped(
      { title: list.title, slug: params.endpoint, items, paging },
      listLinks(`/api/neutron/feeds/${params.site}/${params.endpoint}/`, paging),
    ),
    keys: [keys.everything, ...keysOfScope(list.base, directory), ...numbers.map(keys.story)],
  };
};
