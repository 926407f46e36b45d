import { loadComposed } from '../routing/load-composed.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { LoadedPage } from '../screen-data.ts';

/** A listing, and what its reader chose to see of it. */
export async function load(navigation: Navigation): Promise<LoadedPage> {
  const page = await loadComposed(navigation);
  const { queryNames = [] } = navigation.screen?.route ?? {};
  const query = new URLSearchParams();
  for (const name of queryNames) {
    const value = navigation.url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  if (query.size === 0) return page;
  // Readers choose in many ways; caching each would evict pages that many read.
  navigation.maxAge = 0;
  return { ...page, extras: { query: query.toString() } };
}
