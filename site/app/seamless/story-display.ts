import { newGuid } from '../behaviours/new-guid.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { setStoryTop } from '../behaviours/scroll-position.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import type { PageState } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';
import { syncHead } from '../seo/sync-head.ts';
import { flagsRead } from './flags-read.ts';
import type { FollowingStory } from './reading-stream.ts';
import type { StoryParts } from './story-parts.ts';

/** Makes the document that of one story: URL, head, scroll origin and page view. */
export function createStoryDisplay(
  first: { path: string; screen: ScreenData },
  shown: PageState,
  parts: StoryParts,
): (current: number, story: FollowingStory | undefined, isFromAbove: boolean) => void {
  /** A story is one page view per document: scrolling back to it restores its view (SM-10). */
  const viewGuids = new Map([[first.path, createPageView(document).guid()]]);
  return (current, story, isFromAbove) => {
    const { path, screen } = story ?? first;
    history.replaceState(history.state, '', path);
    // A reload must not restore a scroll position that only exists on this long page.
    if (current > 0) history.scrollRestoration = 'manual';
    setStoryTop(() => parts.offsetOf(current));
    syncHead({ ...shown, screen });
    const viewGuid = viewGuids.get(path) ?? newGuid();
    viewGuids.set(path, viewGuid);
    const features = flagsRead(story, first);
    announceStory(document, { path, viewGuid, isFromAbove, page: screen.page.data, features });
  };
}
