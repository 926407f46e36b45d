import { newGuid } from './new-guid.ts';
import { routeChanged } from './route-changed.ts';
import { type StoryEntered, storyEntered } from './story-entered.ts';

export interface PageView {
  guid: () => string;
  /** The story being read, where stories follow the page's own and the reader has gone on to one. */
  story: () => StoryEntered | undefined;
}

const views = new WeakMap<object, PageView>();

/**
 * The GUID of the page view: the same until the reader moves to another page or to another story of this one, created
 * on first use. Shops, ads and measurement all read the same value.
 */
export function createPageView(target: Pick<EventTarget, 'addEventListener'>): PageView {
  const known = views.get(target);
  if (known) return known;
  let current: string | undefined;
  let story: StoryEntered | undefined;
  target.addEventListener(routeChanged, () => {
    current = story = undefined;
  });
  target.addEventListener(storyEntered, (event) => {
    story = (event as CustomEvent<StoryEntered>).detail;
    current = story.viewGuid;
  });
  const view = {
    guid: () => {
      current ??= newGuid();
      return current;
    },
    story: () => story,
  };
  views.set(target, view);
  return view;
}
