import { createPageView, type PageView } from './separation.ts';

/** Slots are requested one after the other while a reader scrolls; after half an hour they count as another page view. */
const rememberedMilliseconds = 30 * 60_000;
/** About 10 MB; the oldest are forgotten first. */
const mostPageViews = 20_000;

interface PageViews {
  /** The page view of a correlator. A story that follows on the same page is a separate view, distinguished by its content id. */
  of(correlator: number, contentId: string | undefined): PageView;
}

/** What page views were given, in this process's memory: correlators and campaigns, nothing about readers. */
export function createPageViews(now: () => number): PageViews {
  const views = new Map<string, { view: PageView; at: number }>();
  return {
    of(correlator, contentId) {
      const key = `${correlator} ${contentId ?? ''}`;
      const stored = views.get(key);
      const at = now();
      const view = stored && at - stored.at < rememberedMilliseconds ? stored.view : createPageView();
      // Deleted first, so that the map stays in the order of use.
      views.delete(key);
      views.set(key, { view, at });
      const [oldest] = views.keys();
      if (views.size > mostPageViews && oldest !== undefined) views.delete(oldest);
      return view;
    },
  };
}
