import { publicSettings } from '#config/public.ts';
import { seamlessRequestMargin } from '#content/limits.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { whenAlmostVisible } from '../behaviours/when-almost-visible.ts';
import { onReaderKnown } from '../experiments/reader.ts';
import type { Log } from '../log.ts';
import type { PageStore } from '../page-store.ts';
import { mayFollow } from './may-follow.ts';
import { markMode, modeOf } from './preference.ts';

interface Watch {
  /** Whether stories may follow has changed: the location became known, or changed. */
  isOutdated: () => boolean;
  /** `isTakenBack`: the same page stays, without the appended stories. */
  end: (isTakenBack: boolean) => void;
}

/** Loads the code for appended stories only when the reader approaches the end of a story. */
export function watchSeamless(store: PageStore, log: Log): void {
  let watch = beginWatch(store, log);
  const restart = (isTakenBack: boolean) => {
    watch?.end(isTakenBack);
    watch = beginWatch(store, log);
  };
  document.addEventListener(routeChanged, () => restart(false));
  // Pages are shared, so the location is only known after the page is shown (SM-06).
  onReaderKnown(() => {
    if (watch?.isOutdated()) restart(true);
  });
}

function beginWatch(store: PageStore, log: Log): Watch | undefined {
  const shown = store.get();
  const { screen } = shown;
  const place = document.querySelector<HTMLElement>('[data-place="seamless"]');
  if (!screen?.isSeamless || !place) return undefined;
  const root = document.documentElement;
  // Stored: the address bar may show an appended story at the next check.
  const address = new URL(location.href);
  const isAllowed = mayFollow(screen, address);
  const isOutdated = () => mayFollow(screen, address) !== isAllowed;
  markMode(root, isAllowed ? modeOf(localStorage, navigator.connection) : 'denied');
  let isStopped = false;
  let endStories: Watch['end'] = () => {};
  const approaching = whenAlmostVisible(() => {
    approaching.stop();
    // Also where stories may not follow: the location that forbids them may be outdated.
    Promise.all([
      isAllowed ? import('./start-seamless.tsx') : undefined,
      import('../consent/refresh-place.ts').then(({ refreshPlace }) => refreshPlace()),
    ]).then(
      ([code]) => {
        if (isStopped || !code) return;
        const site = { site: publicSettings.siteId, apiKey: publicSettings.apiKey };
        endStories = code.startSeamless({ place, shown: { ...shown, screen }, site, log });
      },
      (error: unknown) => {
        // Nothing will be appended: the plain list of links is better than empty space.
        if (!isStopped && isAllowed) markMode(root, 'off');
        log.warn('The next story could not be loaded', { error });
      },
    );
  }, seamlessRequestMargin);
  // A jump to the footer skips the band, so the container is observed as well.
  for (const end of [document.querySelector('[data-view="next-story"]'), place])
    if (end) approaching.watch(end);
  return {
    isOutdated,
    end(isTakenBack) {
      isStopped = true;
      approaching.stop();
      endStories(isTakenBack);
    },
  };
}
