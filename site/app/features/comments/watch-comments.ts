import { routeChanged } from '#app/behaviours/route-changed.ts';
import { storyEntered } from '#app/behaviours/story-entered.ts';
import { whenAlmostVisible } from '#app/behaviours/when-almost-visible.ts';
import { isCommentsId } from './open-comments.ts';

/**
 * Observes threads from outside the components, so that comments cost a page nothing before a reader opens one or
 * scrolls close. Threads opened before this ran are loaded now.
 */
export function watchComments(page: Document): void {
  const bring = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.dataset.thread) return;
    const { thread } = target.dataset;
    // If loading fails, opening the thread again retries.
    import('./start-comments.ts').then((code) => code.onThread(target, thread)).catch(() => {});
  };
  const observer = whenAlmostVisible(bring);
  const known = new WeakSet<Element>();
  const look = () => {
    for (const thread of page.querySelectorAll<HTMLDetailsElement>('details[data-thread]')) {
      if (known.has(thread)) continue;
      known.add(thread);
      if (thread.open) bring(thread);
      else observer.watch(thread);
    }
  };
  /** A URL that names comments was shared from a page with the thread open. */
  const openNamed = (id = location.hash.slice(1)) => {
    const thread = isCommentsId(id) && page.getElementById(id)?.querySelector('details');
    if (thread) thread.open = true;
  };
  // This event does not bubble.
  page.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.open && bring(target),
    true,
  );
  for (const change of [routeChanged, storyEntered]) page.addEventListener(change, look);
  page.addEventListener(routeChanged, () => openNamed());
  addEventListener('hashchange', () => openNamed());
  // Comments are at the end of a story: on a slow machine the next story may have changed the address by now.
  openNamed(page.querySelector(':target')?.id);
  look();
}
