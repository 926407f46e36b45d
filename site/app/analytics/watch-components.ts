import type { TrackedComponents } from '#content/entities/route-history.ts';
import { whenAlmostVisible } from '../behaviours/when-almost-visible.ts';

/** What a page asks of its readers: whether it was seen at all is measured beside whether it was used. */
const selector = ['newsletter-box', 'next-story'].map((view) => `[data-view="${view}"]`).join();

export interface ComponentWatch {
  /** Another page view, with the components that were seen in it before. */
  begin: (seen: TrackedComponents) => void;
  seen: () => TrackedComponents;
  stop: () => void;
}

/** Calls for each of these components once per page view, when it comes into sight (EN-76). */
export function watchComponents(
  page: Pick<ParentNode, 'querySelectorAll'>,
  onSeen: (name: string) => void,
  watchNear: typeof whenAlmostVisible = whenAlmostVisible,
): ComponentWatch {
  let tracked: TrackedComponents = {};
  const watcher = watchNear((element) => {
    const name = element.getAttribute('data-view') ?? '';
    if (tracked[name]) return;
    tracked = { ...tracked, [name]: true };
    onSeen(name);
  }, '0px');
  return {
    begin(seen) {
      tracked = seen;
      for (const element of page.querySelectorAll(selector)) {
        // Observed again: one that is in sight already belongs to this page view, too.
        watcher.forget(element);
        watcher.watch(element);
      }
    },
    seen: () => tracked,
    stop: watcher.stop,
  };
}
