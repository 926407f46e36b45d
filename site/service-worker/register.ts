import { routeChanged } from '#app/behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '#app/behaviours/story-entered.ts';
import type { Log } from '#app/log.ts';
import { storyOf } from '#app/main-component.ts';
import type { PageStore } from '#app/page-store.ts';
import { trustedWorkerUrl } from '#app/trusted-html.ts';
import type { CacheMessage } from './plan.ts';

type Container = Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;

/** Registers the worker; when disabled, unregisters an existing one. */
export async function registerWorker(
  container: Container | undefined,
  isOn: boolean,
  log: Pick<Log, 'error'>,
): Promise<void> {
  if (!container) return;
  try {
    if (isOn) await container.register(trustedWorkerUrl());
    // The desk has a worker of its own.
    else
      for (const registration of await container.getRegistrations())
        if (new URL(registration.scope).pathname === '/') await registration.unregister();
  } catch (error) {
    log.error('The service worker could not be registered', { error });
  }
}

/** Caches stories as they are read: a full document at once, a story opened in place when it is half read. */
export function cacheStories(store: PageStore, container: ServiceWorkerContainer): void {
  const keep = async (path: string) => {
    const message: CacheMessage = { kind: 'keep', path, title: document.title };
    (await container.ready).active?.postMessage(message);
  };
  const isStory = () => {
    const { screen } = store.get();
    return screen !== undefined && storyOf(screen.page.data) !== undefined;
  };
  let onScroll = () => {};
  document.addEventListener(routeChanged, () => {
    removeEventListener('scroll', onScroll);
    if (!isStory()) return;
    const path = location.pathname;
    onScroll = () => {
      if (scrollY + innerHeight < document.documentElement.scrollHeight / 2) return;
      removeEventListener('scroll', onScroll);
      void keep(path);
    };
    addEventListener('scroll', onScroll, { passive: true });
  });
  document.addEventListener(storyEntered, (event) => {
    void keep((event as CustomEvent<StoryEntered>).detail.path);
  });
  if (isStory()) void keep(location.pathname + location.search);
}
