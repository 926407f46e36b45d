import { routeChanged } from './route-changed.ts';

/** Most pages have no moving picture, and no code for one. */
export function watchLoops(page: Document): void {
  let end = () => {};
  const begin = () => {
    end();
    end = () => {};
    const videos = page.querySelectorAll<HTMLVideoElement>('video[data-moves]');
    if (videos.length === 0) return;
    import('./play-loops.ts').then(
      ({ playLoops }) => {
        end = playLoops(videos, matchMedia('(prefers-reduced-motion: reduce)').matches);
      },
      // Without it the controls still work.
      () => {},
    );
  };
  page.addEventListener(routeChanged, begin);
  begin();
}
