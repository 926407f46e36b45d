import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { seamlessEnterMargin, seamlessRequestMargin } from '#content/limits.ts';
import { featureOverrides } from '#content/rules/feature-flags.ts';
import { newGuid } from '../behaviours/new-guid.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { setStoryTop } from '../behaviours/scroll-position.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import { refreshPlace } from '../consent/refresh-place.ts';
import { createBrowserClient } from '../content-client/browser-client.ts';
import type { Log } from '../log.ts';
import { storyOf } from '../main-component.ts';
import type { PageState } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';
import { setStoryStream } from '../scripts/story-stream.ts';
import { syncHead } from '../seo/sync-head.ts';
import { flagsRead } from './flags-read.ts';
import { Following } from './following.tsx';
import { watchJumps } from './jump-hold.ts';
import { markMode, modeOf, rememberMode } from './preference.ts';
import { createReader } from './reader.ts';
import type { ReadingLine } from './reading-line.ts';
import { atFirstPart, movePlace, partsOnTheWay } from './reading-place.ts';

export interface SeamlessOptions {
  /** Where the following stories go, at the end of the main area. */
  place: HTMLElement;
  shown: PageState & { screen: ScreenData };
  site: { site: string; apiKey: string };
  log: Log;
}

/** Lets stories follow the one on the page; gives back what ends it, with the address of the first where that page stays. */
export function startSeamless({ place, shown, site, log }: SeamlessOptions): (isTakenBack: boolean) => void {
  const first = { path: location.pathname + location.search + location.hash, screen: shown.screen };
  const client = createBrowserClient(site, { begin: () => () => {} });
  const mode = modeOf(localStorage, navigator.connection);
  const overrides = featureOverrides(Object.fromEntries(new URLSearchParams(location.search)));
  let isOver = false;
  const mayGoOn = async () => {
    // A changed place ends this line by itself (watch-seamless.ts).
    await refreshPlace();
    return !isOver;
  };
  const context = { client, log, hold: holdStill, overrides, mayGoOn };
  const reader = createReader(first.screen, location.pathname, mode, context);
  setStoryStream({
    path: first.path,
    flags: () => reader.get().stories.map(({ screen }) => screen.features),
  });

  const own = ownParts(place, storyOf(first.screen.page.data) !== undefined);
  /** What the page itself is made of, then each story's element. */
  const elements = (): Element[] => [...own, ...place.querySelectorAll('[data-story]')];
  const storyAt = (part: number) => Math.max(0, part - own.length + 1);
  const partOf = (story: number) => story + own.length - 1;
  const top = (element: Element | undefined) => (element?.getBoundingClientRect().top ?? 0) + scrollY;

  /** A story is one page view per document: scrolling back to it restores its view (SM-10). */
  const viewGuids = new Map([[first.path, createPageView(document).guid()]]);

  function enter(current: number, isFromAbove: boolean) {
    measure();
    reader.tell({ kind: 'read', current });
    const story = reader.get().stories[current - 1];
    const { path, screen } = story ?? first;
    history.replaceState(history.state, '', path);
    // A reload must not look for a place that only exists on this long page.
    if (current > 0) history.scrollRestoration = 'manual';
    setStoryTop(() => {
      const story = place.querySelectorAll('[data-story]')[current - 1];
      return story ? top(story) - top(own[0]) : 0;
    });
    syncHead({ ...shown, screen });
    const viewGuid = viewGuids.get(path) ?? newGuid();
    viewGuids.set(path, viewGuid);
    const features = flagsRead(story, first);
    announceStory(document, { path, viewGuid, isFromAbove, page: screen.page.data, features });
  }

  /** Heights are taken while a story still stands whole. */
  function measure() {
    for (const element of place.querySelectorAll<HTMLElement>('[data-story]:not([data-folded])'))
      if (element.dataset.story && !element.contains(document.activeElement))
        reader.tell({
          kind: 'measured',
          name: element.dataset.story,
          height: element.getBoundingClientRect().height,
        });
  }

  let reading = atFirstPart;
  const jumps = watchJumps(place.closest('main') ?? place, () => goOn());
  /** Enters the story being read, if it is another one than before, after those that were passed on the way. */
  function goOn() {
    const held = jumps.held()?.closest('[data-story]') ?? own[0];
    const next = storyAt(jumps.held() && held ? elements().indexOf(held) : reading.current);
    const { current } = reader.get();
    if (next === current) return;
    for (const { part, isFromAbove } of partsOnTheWay(reading, partOf(current), partOf(next)))
      enter(storyAt(part), isFromAbove);
    reading = { ...reading, wasAbove: reading.isAbove };
  }
  const entering = new IntersectionObserver(
    (entries) => {
      const all = elements();
      const middleTop = entries[0]?.rootBounds?.top ?? 0;
      reading = movePlace(
        reading,
        entries.map(({ target, isIntersecting }) => ({
          part: all.indexOf(target),
          isInSight: isIntersecting,
        })),
        all.map((element) => element.getBoundingClientRect().bottom < middleTop),
      );
      goOn();
    },
    { rootMargin: seamlessEnterMargin },
  );

  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) follow();
    },
    { rootMargin: seamlessRequestMargin },
  );
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => !isIntersecting))
      holdStill(() => reader.tell({ kind: 'unseen' }));
  });
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
  const mark = () => markMode(document.documentElement, reader.get().mode);

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
      // Another page may have come meanwhile: watched again, it would be given the address of this one.
      if (isOver) return;
      measure();
      for (const element of elements()) entering.observe(element);
      const end = place.querySelector('[data-seamless]:not(a)');
      if (!end) return;
      for (const observer of [near, sight]) {
        observer.unobserve(end);
        observer.observe(end);
      }
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

  return (isTakenBack) => {
    isOver = true;
    if (isTakenBack && reader.get().current > 0) enter(0, false);
    unsubscribe();
    entering.disconnect();
    near.disconnect();
    sight.disconnect();
    jumps.stop();
    place.removeEventListener('click', onClick);
    setStoryTop();
    setStoryStream();
    root.unmount();
  };
}

/** A story is its article; of any other page, everything above what follows belongs to it. */
function ownParts(place: HTMLElement, isStory: boolean): readonly Element[] {
  const main = place.closest('main');
  const article = isStory ? main?.querySelector('article') : undefined;
  return article ? [article] : [...(main?.children ?? [])].filter((part) => part !== place);
}

/** A reader who is at the footer stays there: what comes before it goes above the window. */
function holdStill(change: () => void): void {
  const footer = document.getElementById('footer');
  const before = footer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  flushSync(change);
  if (!footer || before >= innerHeight) return;
  scrollBy({ top: footer.getBoundingClientRect().top - before, behavior: 'instant' });
}
