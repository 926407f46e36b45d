import { routeChanged } from '#app/behaviours/route-changed.ts';
import { storyEntered } from '#app/behaviours/story-entered.ts';
import { whenAlmostVisible } from '#app/behaviours/when-almost-visible.ts';
import { isCommentsId } from './open-comments.ts';

/**
 * Hears every thread that is opened or comes near, from outside the components: what brings comments costs a page
 * nothing before. Those that were opened earlier than this are brought now.
 */
export function watchComments(page: Document): void {
  const bring = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.dataset.thread) return;
    const { thread } = target.dataset;
    // A thread that does not come is tried again by whoever opens it again.
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
  /** An address that names comments was handed on by somebody who had them open. */
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
  // The comments stand at the end: on a slow machine the story after them may have taken over the address by now.
  openNamed(page.querySelector(':target')?.id);
  look();
}
