import { useCallback, useEffect, useState } from 'react';
import { keepOffline } from '#app/behaviours/keep-offline.ts';
import { savedStories } from '#app/behaviours/offline-stories.ts';
import type { RememberedStory } from '#app/behaviours/remembered/remembered-things.ts';

const lookMilliseconds = 400;
const looksMost = 15;

/** The stories in this browser's cache, and a way to add one. `paths` is undefined where there is no service worker. */
export function useOffline(): { paths: ReadonlySet<string> | undefined; keep(story: RememberedStory): void } {
  const [paths, setPaths] = useState<ReadonlySet<string>>();
  const look = useCallback(async () => {
    const found = new Set((await savedStories(caches)).map(({ path }) => path));
    setPaths(found);
    return found;
  }, []);
  useEffect(() => {
    if (typeof caches !== 'undefined' && navigator.serviceWorker?.controller) look().catch(() => {});
  }, [look]);
  return {
    paths,
    keep(story) {
      keepOffline(story);
      let looks = 0;
      const again = async () => {
        looks += 1;
        if (!(await look()).has(story.url) && looks < looksMost) setTimeout(again, lookMilliseconds);
      };
      setTimeout(again, lookMilliseconds);
    },
  };
}
