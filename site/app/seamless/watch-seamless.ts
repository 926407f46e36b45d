import { publication } from '#config';
import { seamlessRequestMargin } from '#content/limits.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { whenNear } from '../behaviours/when-near.ts';
import type { Log } from '../log.ts';
import type { ShownStore } from '../shown.ts';
import { mayFollow } from './may-follow.ts';
import { markMode, modeOf } from './preference.ts';

/** Waits until a reader nears the end of a story; only then is there code for what follows. */
export function watchSeamless(store: ShownStore, log: Log): void {
  let end = () => {};
  const begin = () => {
    const shown = store.get();
    const { screen } = shown;
    const place = document.querySelector<HTMLElement>('[data-place="seamless"]');
    if (!screen?.isSeamless || !place) return;
    const root = document.documentElement;
    if (!mayFollow(screen, new URL(location.href))) return markMode(root, 'denied');
    markMode(root, modeOf(localStorage, navigator.connection));
    let isOver = false;
    const near = whenNear(() => {
      near.stop();
      import('./start-seamless.tsx').then(
        ({ startSeamless }) => {
          if (isOver) return;
          const site = { site: publication.siteId, apiKey: publication.apiKey };
          end = startSeamless({ place, shown: { ...shown, screen }, site, log });
        },
        (error: unknown) => {
          // Nothing will follow: the plain list of links is better than empty room.
          markMode(root, 'off');
          log.warn('The next story could not be loaded', { error });
        },
      );
    }, seamlessRequestMargin);
    // Whoever jumps to the footer never comes near the band.
    for (const end of [document.querySelector('[data-view="next-story"]'), place]) if (end) near.watch(end);
    end = () => {
      isOver = true;
      near.stop();
    };
  };
  document.addEventListener(routeChanged, () => {
    end();
    end = () => {};
    begin();
  });
  begin();
}
