import { publication } from '#config';
import { seamlessRequestMargin } from '#content/limits.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { whenAlmostVisible } from '../behaviours/when-almost-visible.ts';
import { onReaderKnown } from '../experiments/reader.ts';
import type { Log } from '../log.ts';
import type { PageStore } from '../page-store.ts';
import { mayFollow } from './may-follow.ts';
import { markMode, modeOf } from './preference.ts';

interface Watch {
  /** Whether stories may follow changed: the place became known, or is another one now. */
  isOutdated: () => boolean;
  /** `isTakenBack`: the same page stays, without the stories that followed. */
  end: (isTakenBack: boolean) => void;
}

/** Waits until a reader nears the end of a story; only then is there code for what follows. */
export function watchSeamless(store: PageStore, log: Log): void {
  let watch = beginWatch(store, log);
  const restart = (isTakenBack: boolean) => {
    watch?.end(isTakenBack);
    watch = beginWatch(store, log);
  };
  document.addEventListener(routeChanged, () => restart(false));
  // Pages are shared, so the place is only known after the page is shown (SM-06).
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
  // Kept: the address bar may show a following story when the question comes up again.
  const address = new URL(location.href);
  const isAllowed = mayFollow(screen, address);
  const isOutdated = () => mayFollow(screen, address) !== isAllowed;
  markMode(root, isAllowed ? modeOf(localStorage, navigator.connection) : 'denied');
  let isOver = false;
  let endStories: Watch['end'] = () => {};
  const near = whenAlmostVisible(() => {
    near.stop();
    // Also where stories may not follow: the place that forbids them may be an old one.
    Promise.all([
      isAllowed ? import('./start-seamless.tsx') : undefined,
      import('../consent/refresh-place.ts').then(({ refreshPlace }) => refreshPlace()),
    ]).then(
      ([code]) => {
        if (isOver || !code) return;
        const site = { site: publication.siteId, apiKey: publication.apiKey };
        endStories = code.startSeamless({ place, shown: { ...shown, screen }, site, log });
      },
      (error: unknown) => {
        // Nothing will follow: the plain list of links is better than empty room.
        if (!isOver && isAllowed) markMode(root, 'off');
        log.warn('The next story could not be loaded', { error });
      },
    );
  }, seamlessRequestMargin);
  // Whoever jumps to the footer never comes near the band.
  for (const end of [document.querySelector('[data-view="next-story"]'), place]) if (end) near.watch(end);
  return {
    isOutdated,
    end(isTakenBack) {
      isOver = true;
      near.stop();
      endStories(isTakenBack);
    },
  };
}
