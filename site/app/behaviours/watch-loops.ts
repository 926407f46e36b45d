import { routeChanged } from './route-changed.ts';

/** Most pages have no moving picture, and no code for one. */
export function watchMoving(page: Document): void {
  let end = () => {};
  const begin = () => {
    end();
    end = () => {};
    const films = page.querySelectorAll<HTMLVideoElement>('video[data-moves]');
    if (films.length === 0) return;
    import('./play-loops.ts').then(
      ({ playMoving }) => {
        end = playMoving(films, matchMedia('(prefers-reduced-motion: reduce)').matches);
      },
      // Without it the controls still work.
      () => {},
    );
  };
  page.addEventListener(routeChanged, begin);
  begin();
}
