import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { loadComposed } from '../routing/load-composed.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { LoadedPage } from '../screen-data.ts';

export async function load(navigation: Navigation): Promise<LoadedPage> {
  const [page, trends] = await Promise.all([loadComposed(navigation), loadTrends(navigation)]);
  return { ...page, extras: { trends } };
}

async function loadTrends({ site, request, surrogateKeys }: Navigation): Promise<readonly InnovationTrend[]> {
  const { client, repository } = site;
  if (repository) return repository('innovationIndexTrends').get();
  const { data } = await client.request(
    'innovationIndexTrends',
    {},
    {
      signal: request.signal,
      onSurrogateKeys: (keys) => {
        for (const key of keys) surrogateKeys.add(key);
      },
    },
  );
  return data.items;
}
