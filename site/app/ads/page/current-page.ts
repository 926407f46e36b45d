import { currentReader, featuresForReader } from '../../experiments/reader.ts';
import type { PageStore } from '../../page-store.ts';
import { firstFollowing } from '../placement/find-units.ts';
import { type AdPage, adPageOf } from './ad-page.ts';
import { hasOwnAds } from './own-ads.ts';

/** The page on screen and its reader, read at the time of the call: both change without a reload. */
export function createCurrentPage(store: PageStore) {
  const screenNow = () => store.get().screen;
  /** The current page, if it was rendered with reserved space for ads. */
  const page = (): AdPage | undefined => {
    const screen = screenNow();
    return screen && (screen.ads || screen.showSkybox) ? adPageOf(screen, location.pathname) : undefined;
  };
  /** Features for this reader: the page was rendered for all readers. */
  const features = () => {
    const screen = screenNow();
    return screen && featuresForReader(screen);
  };
  return {
    page,
    features,
    /** The page that requests are about: the page itself, or the first appended story with ads. */
    withInventory: () => (features()?.ads ? page() : undefined) ?? firstFollowing(document),
    /** The page, if it has ads of its own: a skybox alone brings no other ads. */
    own: () => (hasOwnAds(screenNow(), features()) ? page() : undefined),
    reader: () => currentReader(new URL(location.href)),
    isFrontPage: () => screenNow()?.routeName === 'front-door',
  };
}
export type CurrentPage = ReturnType<typeof createCurrentPage>;
