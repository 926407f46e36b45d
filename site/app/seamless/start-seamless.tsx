import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { seamlessEnterMargin, seamlessRequestMargin } from '#content/limits.ts';
import { setStoryTop } from '../behaviours/scroll-position.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import { createBrowserClient } from '../content-client/browser-half.ts';
import type { Log } from '../log.ts';
import type { ScreenData } from '../screen-data.ts';
import { syncHead } from '../seo/sync-head.ts';
import type { Shown } from '../shown.ts';
import { Following } from './following.tsx';
import { modeOf, rememberMode } from './preference.ts';
import { createReader } from './reader.ts';
import type { ReadingLine } from './reading-line.ts';
import { atFirstStory, movePlace } from './reading-place.ts';

export interface SeamlessOptions {
  /** Where the following stories go, at the end of the main area. */
  place: HTMLElement;
  shown: Shown & { screen: ScreenData };
  site: { site: string; apiKey: string };
  log: Log;
}

/** Lets stories follow the one on the page; gives back what ends it. */
export function startSeamless({ place, shown, site, log }: SeamlessOptions): () => void {
  const first = { path: location.pathname + location.search + location.hash, screen: shown.screen };
  const client = createBrowserClient(site, { begin: () => () => {} });
  const mode = modeOf(localStorage, navigator.connection);
  const reader = createReader(first.screen, location.pathname, mode, { client, log, hold: holdStill });

  /** Each story's element, the page's own first. */
  const elements = (): Element[] => {
    const own = place.closest('main')?.querySelector('article');
    return [...(own ? [own] : []), ...place.querySelectorAll('[data-story]')];
  };
  const top = (element: Element | undefined) => (element?.getBoundingClientRect().top ?? 0) + scrollY;

  function enter(current: number) {
    measure();
    reader.tell({ kind: 'read', current });
    const story = reader.get().stories[current - 1];
    const { path, screen } = story ?? first;
    history.replaceState(history.state, '', path);
    // A reload must not look for a place that only exists on this long page.
    if (current > 0) history.scrollRestoration = 'manual';
    setStoryTop(() => {
      const all = elements();
      return current > 0 ? top(all[current]) - top(all[0]) : 0;
    });
    syncHead({ ...shown, screen });
    announceStory(document, path);
  }

  /** Heights are taken while a story still stands whole. */
  function measure() {
    for (const element of place.querySelectorAll<HTMLElement>('[data-story]:not([data-folded])'))
      if (element.dataset.story && !element.contains(document.activeElement))
        reader.tell({ kind: 'measured', name: element.dataset.story, height: element.offsetHeight });
  }

  let reading = atFirstStory;
  const entering = new IntersectionObserver(
    (entries) => {
      const all = elements();
      const before = reading.current;
      reading = movePlace(
        reading,
        entries.map(({ target, isIntersecting }) => ({
          story: all.indexOf(target),
          isInSight: isIntersecting,
        })),
      );
      if (reading.current !== before) enter(reading.current);
    },
    { rootMargin: seamlessEnterMargin },
  );

  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) follow();
    },
    { rootMargin: seamlessRequestMargin },
  );
  function follow() {
    const { mode: now, phase } = reader.get();
    if (now === 'auto' && phase === 'idle') void reader.loadNext(false);
  }

  function setMode(next: ReadingLine['mode']) {
    rememberMode(localStorage, next === 'off');
    reader.tell({ kind: 'mode', mode: next });
    mark();
    if (next === 'auto') void reader.loadNext(true);
  }
  // While stories follow, the plain list of them would say everything twice.
  const mark = () => {
    document.documentElement.dataset.seamless = reader.get().mode;
  };

  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href');
    if (!hash?.startsWith('#')) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    // The address of the page is not that of the router: an anchor here stays between us and the browser.
    event.preventDefault();
    // On the way to the footer nothing may be put before it.
    if (link?.dataset.seamless === 'footer') reader.tell({ kind: 'mode', mode: 'ask' });
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };

  const unsubscribe = reader.subscribe(() => {
    // Drawn in the next frame; then new stories are watched, and a short one may need another after it.
    requestAnimationFrame(() => {
      measure();
      for (const element of elements()) entering.observe(element);
      const end = place.querySelector('[data-seamless]:not(a)');
      if (!end) return;
      near.unobserve(end);
      near.observe(end);
    });
  });

  const announced = document.querySelector('[data-view="next-story"] a')?.getAttribute('href') ?? undefined;
  const root = createRoot(place);
  holdStill(() => {
    mark();
    root.render(<Following reader={reader} announced={announced} onMode={setMode} />);
  });
  place.addEventListener('click', onClick);
  for (const element of elements()) entering.observe(element);
  if (mode === 'auto') void reader.loadNext(false);

  return () => {
    unsubscribe();
    entering.disconnect();
    near.disconnect();
    place.removeEventListener('click', onClick);
    setStoryTop();
    delete document.documentElement.dataset.seamless;
    root.unmount();
  };
}

/** A reader who is at the footer stays there: what comes before it goes above the window. */
function holdStill(change: () => void): void {
  const footer = document.getElementById('footer');
  const before = footer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  flushSync(change);
  if (!footer || before >= innerHeight) return;
  scrollBy({ top: footer.getBoundingClientRect().top - before, behavior: 'instant' });
}
