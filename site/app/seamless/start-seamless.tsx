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
import { atFirstPart, movePlace, partsOnTheWay } from './reading-place.ts';
import type { ReadingStream } from './reading-stream.ts';

export interface SeamlessOptions {
  /** The container of the appended stories, at the end of the main area. */
  place: HTMLElement;
  shown: PageState & { screen: ScreenData };
  site: { site: string; apiKey: string };
  log: Log;
}

/**
 * Appends stories to the page; returns the stop function, which restores the URL of the first story if that page
 * stays.
 */
export function startSeamless({ place, shown, site, log }: SeamlessOptions): (isTakenBack: boolean) => void {
  const first = { path: location.pathname + location.search + location.hash, screen: shown.screen };
  const client = createBrowserClient(site, { begin: () => () => {} });
  const mode = modeOf(localStorage, navigator.connection);
  const overrides = featureOverrides(Object.fromEntries(new URLSearchParams(location.search)));
  let isStopped = false;
  const mayLoadMore = async () => {
    // A changed location ends this stream by itself (watch-seamless.ts).
    await refreshPlace();
    return !isStopped;
  };
  const context = { client, log, hold: holdScroll, overrides, mayLoadMore };
  const reader = createReader(first.screen, location.pathname, mode, context);
  setStoryStream({
    path: first.path,
    flags: () => reader.get().stories.map(({ screen }) => screen.features),
  });

  const own = ownParts(place, storyOf(first.screen.page.data) !== undefined);
  /** The page's own parts, then each story's element. */
  const elements = (): Element[] => [...own, ...place.querySelectorAll('[data-story]')];
  const storyAt = (part: number) => Math.max(0, part - own.length + 1);
  const partOf = (story: number) => story + own.length - 1;
  const top = (element: Element | undefined) => (element?.getBoundingClientRect().top ?? 0) + scrollY;

  /** A story is one page view per document: scrolling back to it restores its view (SM-10). */
  const viewGuids = new Map([[first.path, createPageView(document).guid()]]);

  function enter(current: number, isFromAbove: boolean) {
    measure();
    reader.send({ kind: 'read', current });
    const story = reader.get().stories[current - 1];
    const { path, screen } = story ?? first;
    history.replaceState(history.state, '', path);
    // A reload must not restore a scroll position that only exists on this long page.
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

  /** Heights are measured while a story is rendered. */
  function measure() {
    for (const element of place.querySelectorAll<HTMLElement>('[data-story]:not([data-folded])'))
      if (element.dataset.story && !element.contains(document.activeElement))
        reader.send({
          kind: 'measured',
          name: element.dataset.story,
          height: element.getBoundingClientRect().height,
        });
  }

  let reading = atFirstPart;
  const jumps = watchJumps(place.closest('main') ?? place, () => enterCurrent());
  /** Enters the story being read, if it changed, after those that were passed. */
  function enterCurrent() {
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
      enterCurrent();
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
      holdScroll(() => reader.send({ kind: 'unseen' }));
  });
  function follow() {
    const { mode: now, phase } = reader.get();
    if (now === 'auto' && phase === 'idle') void reader.loadNext(false);
  }

  function setMode(next: ReadingStream['mode']) {
    rememberMode(localStorage, next === 'off');
    reader.send({ kind: 'mode', mode: next });
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
    // The URL is not the router's: anchors here are handled without it.
    event.preventDefault();
    // On the way to the footer nothing may be inserted before it.
    if (link?.dataset.seamless === 'footer') reader.send({ kind: 'mode', mode: 'ask' });
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };

  const unsubscribe = reader.subscribe(() => {
    // Rendered in the next frame; then new stories are observed, and a short one may need another after it.
    requestAnimationFrame(() => {
      // After a navigation, observing again would give the new page this stream's URLs.
      if (isStopped) return;
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
  holdScroll(() => {
    mark();
    root.render(<Following reader={reader} announced={announced} onMode={setMode} />);
  });
  place.addEventListener('click', onClick);
  for (const element of elements()) entering.observe(element);
  if (mode === 'auto') void reader.loadNext(false);

  return (isTakenBack) => {
    isStopped = true;
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

/** A story is its article; of any other page, all parts above the stream belong to it. */
function ownParts(place: HTMLElement, isStory: boolean): readonly Element[] {
  const main = place.closest('main');
  const article = isStory ? main?.querySelector('article') : undefined;
  return article ? [article] : [...(main?.children ?? [])].filter((part) => part !== place);
}

/** A reader at the footer stays there: content inserted before it goes above the window. */
function holdScroll(change: () => void): void {
  const footer = document.getElementById('footer');
  const before = footer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  flushSync(change);
  if (!footer || before >= innerHeight) return;
  scrollBy({ top: footer.getBoundingClientRect().top - before, behavior: 'instant' });
}
