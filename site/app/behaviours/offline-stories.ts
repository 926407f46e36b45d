export interface SavedStory {
  path: string;
  title: string;
}

/** Names the service worker uses; this side cannot import it without bringing it into the page. */
const storiesCache = 'neutron-stories';
const titleHeader = 'x-saved-title';

/** Stories that can be read offline, newest first. */
export async function savedStories(storage: CacheStorage | undefined): Promise<SavedStory[]> {
  if (!storage || !(await storage.has(storiesCache))) return [];
  const cache = await storage.open(storiesCache);
  const stored = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const title = (await cache.match(request, { ignoreVary: true }))?.headers.get(titleHeader);
      return { path: new URL(request.url).pathname, title: decodeURIComponent(title ?? '') };
    }),
  );
  return stored.filter(({ title }) => title !== '').reverse();
}
