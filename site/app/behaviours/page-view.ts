import { newGuid } from './new-guid.ts';
import { routeChanged } from './route-changed.ts';
import { type StoryEntered, storyEntered } from './story-entered.ts';

export interface PageView {
  guid: () => string;
}

const views = new WeakMap<object, PageView>();

/**
 * The GUID of the page view: one until the reader goes on to another page or to another story of this one, made when
 * it is first asked for. Everybody who asks about the same document hears the same: shops, ads and measurement.
 */
export function createPageView(target: Pick<EventTarget, 'addEventListener'>): PageView {
  const known = views.get(target);
  if (known) return known;
  let current: string | undefined;
  target.addEventListener(routeChanged, () => {
    current = undefined;
  });
  target.addEventListener(storyEntered, (event) => {
    current = (event as CustomEvent<StoryEntered>).detail.viewGuid;
  });
  const view = {
    guid: () => {
      current ??= newGuid();
      return current;
    },
  };
  views.set(target, view);
  return view;
}
