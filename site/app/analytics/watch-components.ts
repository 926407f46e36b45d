import type { TrackedComponents } from '#content/entities/route-history.ts';
import { whenAlmostVisible } from '../behaviours/when-almost-visible.ts';

/** Calls to action: whether they were seen is measured as well as whether they were used. */
const selector = ['newsletter-box', 'next-story'].map((view) => `[data-view="${view}"]`).join();

interface ComponentWatch {
  /** Starts another page view, with the components seen in it before. */
  begin: (seen: TrackedComponents) => void;
  seen: () => TrackedComponents;
  stop: () => void;
}

/** Calls for each of these components once per page view, when it comes into view (EN-76). */
export function watchComponents(
  page: Pick<ParentNode, 'querySelectorAll'>,
  onSeen: (name: string) => void,
  observe: typeof whenAlmostVisible = whenAlmostVisible,
): ComponentWatch {
  let tracked: TrackedComponents = {};
  const watcher = observe((element) => {
    const name = element.getAttribute('data-view') ?? '';
    if (tracked[name]) return;
    tracked = { ...tracked, [name]: true };
    onSeen(name);
  }, '0px');
  return {
    begin(seen) {
      tracked = seen;
      for (const element of page.querySelectorAll(selector)) {
        // Observed again: one already in view belongs to this page view, too.
        watcher.forget(element);
        watcher.watch(element);
      }
    },
    seen: () => tracked,
    stop: watcher.stop,
  };
}
