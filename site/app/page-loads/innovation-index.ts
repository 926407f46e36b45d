import { loadComposed } from '../load-composed.ts';
import type { LoadedPage } from '../screen-data.ts';
import { siteContext, surrogateKeysContext, type Visit } from '../visit.ts';

export async function load(visit: Visit): Promise<LoadedPage> {
  const { context, request } = visit;
  const [page, { data }] = await Promise.all([
    loadComposed(visit),
    context.get(siteContext).client.request(
      'innovationIndexTrends',
      {},
      {
        signal: request.signal,
        onSurrogateKeys: (keys) => {
          for (const key of keys) context.get(surrogateKeysContext).add(key);
        },
      },
    ),
  ]);
  return { ...page, extras: { trends: data.items } };
}
