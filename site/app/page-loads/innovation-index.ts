import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { loadComposed } from '../load-composed.ts';
import { siteContext, surrogateKeysContext, type Visit } from '../navigation.ts';
import type { LoadedPage } from '../screen-data.ts';

export async function load(visit: Visit): Promise<LoadedPage> {
  const [page, trends] = await Promise.all([loadComposed(visit), loadTrends(visit)]);
  return { ...page, extras: { trends } };
}

async function loadTrends({ context, request }: Visit): Promise<readonly InnovationTrend[]> {
  const { client, repository } = context.get(siteContext);
  if (repository) return repository('innovationIndexTrends').get();
  const { data } = await client.request(
    'innovationIndexTrends',
    {},
    {
      signal: request.signal,
      onSurrogateKeys: (keys) => {
        for (const key of keys) context.get(surrogateKeysContext).add(key);
      },
    },
  );
  return data.items;
}
