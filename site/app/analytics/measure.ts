import { publication } from '#config';
import type { MeasuredBatch } from '#content/entities/measured-batch.ts';
import { initialRouteHistory } from '#content/entities/route-history.ts';
import { defaultEdition } from '#content/limits.ts';
import { pageViewCandidatePath } from '#content/rules/measurement-paths.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '../behaviours/story-entered.ts';
import { featuresForReader } from '../experiments/reader.ts';
import type { Shown, ShownStore } from '../shown.ts';
import { pushToDataLayer } from './data-layer.ts';
import { describePress } from './describe-press.ts';
import type { Entry } from './events/event-payloads.ts';
import { pageScrolled, resourcesLoaded, scrollMarkReached } from './events/visit-events.ts';
import { measuredBy } from './measured-by.ts';
import { measuredEventOf } from './measured-event.ts';
import { eventsOfView, type PageView, referrerHost, viewOfShown, viewOfStory } from './page-views.ts';
import { percentSeen, watchScroll } from './scroll/watch-scroll.ts';
import { createSender } from './send/sender.ts';
import { forgetEvents, setEventSink, track } from './track.ts';
import { readerFacts, session, trackingDataOf } from './tracking-data.ts';
import { watchForms } from './watch-forms.ts';
import { watchResources } from './watch-resources.ts';

const { collectorUrl } = publication.measurement;

/** Measures until it is told to stop. Only ever started when the reader agreed; gives back what ends it. */
export function startMeasuring(store: ShownStore, consent: () => MeasuredBatch['consent']): () => void {
  const hold = new AbortController();
  const { signal } = hold;
  const { edition = defaultEdition } = store.get().screen ?? {};
  const sender = createSender({ post, beacon, consent });
  let view = viewOfShown(forReader(store.get()), edition, location.pathname, 'load');
  let history = initialRouteHistory;

  setEventSink((event) => {
    if (!view.isMeasured) return;
    const page = trackingDataOf(view.read, readerFacts());
    pushToDataLayer(window, event.name, { ...event.payload, ...page });
    sender.add(measuredEventOf(event, view.path, page));
  });

  const scroll = watchScroll({
    target: window,
    place: () => ({ y: scrollY, percent: percentSeen(boxOf(view), window) }),
    onFirst: () => track(pageScrolled()),
    onMark: (percent) => track(scrollMarkReached(percent)),
  });
  const forms = watchForms(document, signal);
  const resources = watchResources(
    () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    location.origin,
  );

  const begin = (next: PageView) => {
    const loaded = next.entry === 'load' ? undefined : resources.end();
    if (loaded) track(resourcesLoaded(loaded));
    const previousPath = history.currentPath;
    history = { currentPath: next.path };
    view = next;
    measuredBy.now = { src: import.meta.url, isMeasured: view.isMeasured };
    if (view.isMeasured) {
      session.keep();
      const facts = {
        title: document.title,
        referrer: next.entry === 'load' ? referrerHost(document.referrer, location.host) : '',
        previousPath,
        count: session.countPageView(),
      };
      for (const event of eventsOfView(view, facts)) track(event);
      // A document is counted by itself; other page views ask for a file that panels count.
      if (next.entry !== 'load') void fetch(pageViewCandidatePath, { cache: 'no-store' }).catch(() => {});
    }
    scroll.reset();
    forms.reset();
  };
  begin(view);

  const enter = (entry: Entry) =>
    begin(viewOfShown(forReader(store.get()), edition, location.pathname, entry));
  document.addEventListener(routeChanged, () => enter('route'), { signal });
  document.addEventListener(
    storyEntered,
    (event) => {
      // Whether a story is measured is its own matter, whatever was read before it.
      const { path, page, features } = (event as CustomEvent<StoryEntered>).detail;
      begin(viewOfStory(page, edition, path.replace(/[?#].*$/s, ''), features));
    },
    { signal },
  );
  const onPress = ({ target, button }: MouseEvent) => {
    // The right button asks for the menu and follows nothing.
    if (button === 2) return;
    const id = trackingDataOf(view.read, readerFacts()).articleId;
    const press = target instanceof Element ? describePress(target, id) : undefined;
    if (press) track(press);
  };
  // The middle button opens a link beside the page, and is no click.
  for (const name of ['click', 'auxclick'] as const)
    document.addEventListener(name, onPress, { signal, capture: true, passive: true });
  // The last moment a page is told about; on phones the only one.
  const leave = () => {
    const loaded = resources.end();
    if (loaded) track(resourcesLoaded(loaded));
    sender.leave();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
  });
  addEventListener('pagehide', leave, { signal });
  void import('./web-vitals.ts').then(({ watchVitals }) => watchVitals()).catch(() => {});

  return () => {
    hold.abort();
    scroll.stop();
    resources.stop();
    sender.stop();
    setEventSink(undefined);
    forgetEvents();
    session.forget();
  };
}

/** Whether a page is measured may depend on who reads it: a share of the readers, a place. */
function forReader(shown: Shown): Shown {
  const { screen } = shown;
  return screen ? { ...shown, screen: { ...screen, features: featuresForReader(screen) } } : shown;
}

/** What the view is about: a story that follows is one element; what others follow ends where they begin. */
function boxOf(view: PageView): { top: number; height: number } {
  const following = [...document.querySelectorAll<HTMLElement>('[data-story]')];
  const own =
    view.entry === 'seamless' && 'page' in view.read
      ? following.find(
          ({ dataset }) => dataset.story === `story-${'page' in view.read ? view.read.page.slug : ''}`,
        )
      : undefined;
  const { top, height } = (own ?? document.documentElement).getBoundingClientRect();
  const [next] = own ? [] : following;
  return {
    top: top + scrollY,
    height: next ? next.getBoundingClientRect().top - top : height,
  };
}

async function post(body: string): Promise<number | undefined> {
  // Text, not JSON: so it is a simple request for a collector on another host, too.
  const answer = await fetch(collectorUrl, { method: 'POST', body, keepalive: true, credentials: 'omit' });
  return answer.status;
}

function beacon(body: string): boolean {
  return navigator.sendBeacon?.(collectorUrl, body) ?? false;
}
