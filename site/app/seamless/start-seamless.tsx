import { createRoot } from 'react-dom/client';
import { seamlessEnterMargin, seamlessRequestMargin } from '#content/limits.ts';
import { featureOverrides } from '#content/rules/feature-flags.ts';
import { setStoryTop } from '../behaviours/scroll-position.ts';
import { refreshPlace } from '../consent/refresh-place.ts';
import { createBrowserClient } from '../content-client/browser-client.ts';
import type { Log } from '../log.ts';
import { storyOf } from '../main-component.ts';
import type { PageState } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';
import { setStoryStream } from '../scripts/story-stream.ts';
import { followAnchors } from './follow-anchors.ts';
import { Following } from './following.tsx';
import { holdScroll } from './hold-scroll.ts';
import { watchJumps } from './jump-hold.ts';
import { markMode, modeOf, rememberMode } from './preference.ts';
import { createReader } from './reader.ts';
import { atFirstPart, movePlace, partsOnTheWay } from './reading-place.ts';
import { isExpecting, type ReadingStream } from './reading-stream.ts';
import { replaceAnnouncement } from './replace-announcement.ts';
import { createStoryDisplay } from './story-display.ts';
import { measureStories, storyParts } from './story-parts.ts';

interface SeamlessOptions {
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

  const parts = storyParts(place, storyOf(first.screen.page.data) !== undefined);
  const measure = () =>
    measureStories(place, (name, height) => reader.send({ kind: 'measured', name, height }));

  const showStory = createStoryDisplay(first, shown, parts);
  function enter(current: number, isFromAbove: boolean) {
    measure();
    reader.send({ kind: 'read', current });
    showStory(current, reader.get().stories[current - 1], isFromAbove);
  }

  let reading = atFirstPart;
  const jumps = watchJumps(place.closest('main') ?? place, () => enterCurrent());
  /** Enters the story being read, if it changed, after those that were passed. */
  function enterCurrent() {
    const held = jumps.held();
    const next = parts.storyAt(held ? parts.indexOf(held) : reading.current);
    const { current } = reader.get();
    if (next === current) return;
    for (const { part, isFromAbove } of partsOnTheWay(reading, parts.partOf(current), parts.partOf(next)))
      enter(parts.storyAt(part), isFromAbove);
    reading = { ...reading, wasAbove: reading.isAbove };
  }
  const entering = new IntersectionObserver(
    (entries) => {
      const all = parts.elements();
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

  const approaching = new IntersectionObserver(
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
    if (isExpecting(reader.get())) void reader.loadNext(false);
  }

  function setMode(next: ReadingStream['mode']) {
    rememberMode(localStorage, next === 'off');
    reader.send({ kind: 'mode', mode: next });
    mark();
    if (next === 'auto') void reader.loadNext(true);
  }
  const mark = () => markMode(document.documentElement, reader.get().mode);

  const unsubscribe = reader.subscribe(() => {
    // Rendered in the next frame; then new stories are observed, and a short one may need another after it.
    requestAnimationFrame(() => {
      // After a navigation, observing again would give the new page this stream's URLs.
      if (isStopped) return;
      measure();
      for (const element of parts.elements()) entering.observe(element);
      const end = place.querySelector('[data-seamless]:not(a)');
      if (end) observeAgain(end, approaching, sight);
    });
  });

  const announcement = document.querySelector<HTMLElement>('[data-view="next-story"]');
  const stopReplacing = replaceAnnouncement(announcement, place, reader);
  const root = createRoot(place);
  holdScroll(() => {
    mark();
    root.render(<Following reader={reader} isAnnounced={announcement !== null} onMode={setMode} />);
  });
  // On the way to the footer nothing may be inserted before it.
  const stopAnchors = followAnchors(place, () => reader.send({ kind: 'mode', mode: 'manual' }));
  for (const element of parts.elements()) entering.observe(element);
  if (mode === 'auto') void reader.loadNext(false);

  return (isTakenBack) => {
    isStopped = true;
    if (isTakenBack && reader.get().current > 0) enter(0, false);
    unsubscribe();
    stopReplacing();
    entering.disconnect();
    approaching.disconnect();
    sight.disconnect();
    jumps.stop();
    stopAnchors();
    setStoryTop();
    setStoryStream();
    root.unmount();
  };
}

/** An observer that is given its element again reports at once whether it is in view. */
function observeAgain(element: Element, ...observers: IntersectionObserver[]): void {
  for (const observer of observers) {
    observer.unobserve(element);
    observer.observe(element);
  }
}
