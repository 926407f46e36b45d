import { publicSettings } from '#config/public.ts';
import type { ConsentNow } from '#content/entities/measurement-tag.ts';
import { initialRouteHistory, type TrackedComponents } from '#content/entities/route-history.ts';
import { defaultEdition } from '#content/limits.ts';
import { featureOverrides } from '#content/rules/feature-flags.ts';
import { pageViewCandidatePath } from '#content/rules/measurement-paths.ts';
import { nextTask } from '../behaviours/next-task.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { storyEntered } from '../behaviours/story-entered.ts';
import { currentReader, featuresForReader } from '../experiments/reader.ts';
import type { PageStore } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';
import { pushToDataLayer } from './data-layer.ts';
import { describePress } from './describe-press.ts';
import { errorFlags } from './error-flags.ts';
import type { Entry } from './events/event-payloads.ts';
import { componentViewed, pageScrolled, resourcesLoaded, scrollMarkReached } from './events/page-events.ts';
import type { PageFlags } from './may-measure.ts';
import { measuredEventOf } from './measured-event.ts';
import { eventsOfView, type PageView, referrerHost, viewOfShown, viewOfStory } from './page-views.ts';
import { percentSeen, watchScroll } from './scroll/watch-scroll.ts';
import { createLazySender, type LazySender } from './send/lazy-sender.ts';
import { loadSender } from './send/load-sender.ts';
import { storeSignUp, takeStoredSignUp } from './sign-up-event.ts';
import { dropEvents, setEventSink, track } from './track.ts';
import { readerFacts, session, trackingDataOf } from './tracking-data.ts';
import { watchComponents } from './watch-components.ts';
import { watchForms } from './watch-forms.ts';
import { watchResources } from './watch-resources.ts';

/**
 * Page views of this document that were sent, by GUID, with their scroll marks, form fields and seen components: none
 * is sent twice, however often a reader changes consent or scrolls back to a story (SM-10).
 */
const counted = new Map<string, { marks: readonly number[]; fields: Set<string>; seen: TrackedComponents }>();

/** Measures until stopped. Started only with consent; returns the stop function. */
export function startMeasuring(store: PageStore, consent: ConsentNow): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const { edition = defaultEdition } = store.get().screen ?? {};
  const current = createPageView(document);
  const viewNow = (entry: Entry) => viewOf(store, current, edition, entry);
  const isWanted = () => viewNow('route').isMeasured;
  const sender = createLazySender(() => loadSender({ consent, isWanted }));
  let view = viewNow('load');
  // Stored with the view: when its end is reported, the document has the GUID of the next.
  let viewGuid = current.guid();
  let history = initialRouteHistory;

  sendEvents(sender, () => ({ view, viewGuid }));
  const scroll = watchScroll({
    target: window,
    place: () => ({ y: scrollY, percent: percentSeen(boxOf(view), window) }),
    onFirst: () => track(pageScrolled()),
    onMark: (percent) => track(scrollMarkReached(percent)),
  });
  const forms = watchForms(document, signal);
  const components = watchComponents(document, (name) => track(componentViewed(name)));
  const resources = watchLoads();
  const storeMarks = () => {
    const viewed = counted.get(viewGuid);
    if (viewed && history.currentPath)
      Object.assign(viewed, { marks: scroll.marks(), seen: components.seen() });
  };
  const begin = (next: PageView) => {
    const previousPath = history.currentPath;
    // Late layout can move the next story into view without a scroll: the end was passed, too.
    if (next.entry === 'seamless') scroll.check();
    storeMarks();
    // The first measured view ends no other.
    const loaded = previousPath ? resources.end() : undefined;
    if (loaded) track(resourcesLoaded(loaded));
    history = { currentPath: next.path };
    view = next;
    viewGuid = current.guid();
    if (view.isMeasured) {
      sender.retry();
      countView(view, viewGuid, previousPath);
    }
    const { marks, fields, seen } = counted.get(viewGuid) ?? {
      marks: [],
      fields: new Set<string>(),
      seen: {},
    };
    // A document starts at its top, wherever the reader scrolled before this code was loaded.
    const isFromAbove = next.entry === 'load' || current.story()?.isFromAbove;
    scroll.begin(marks, isFromAbove ? 0 : undefined);
    forms.begin(fields);
    components.begin(seen);
  };
  begin(view);

  for (const name of [routeChanged, storyEntered])
    document.addEventListener(name, () => begin(viewNow('route')), { signal });
  watchPresses(() => trackingDataOf(view.read, readerFacts()).articleId, signal);
  const end = () => {
    const loaded = resources.end();
    if (loaded) track(resourcesLoaded(loaded));
    sender.flush();
  };
  whenHidden(end, signal);
  startVitals().catch(() => {});

  return () => {
    listeners.abort();
    storeMarks();
    scroll.stop();
    components.stop();
    resources.stop();
    sender.stop();
    setEventSink(undefined);
    dropEvents();
    session.clear();
  };
}

/** The view on screen: each story is measured by its own flags, whatever was read before it. */
function viewOf(
  store: PageStore,
  current: ReturnType<typeof createPageView>,
  edition: string,
  entry: Entry,
): PageView {
  const story = current.story();
  if (story) return viewOfStory(story.page, edition, story.path.split(/[?#]/, 1)[0] ?? '', story.features);
  const shown = store.get();
  return viewOfShown(shown, edition, location.pathname, flagsFor(shown.screen, edition), entry);
}

async function startVitals(): Promise<void> {
  await nextTask();
  const { watchVitals } = await import('./web-vitals.ts');
  watchVitals();
}

function watchPresses(articleId: () => string, signal: AbortSignal): void {
  const onPress = ({ target, button }: MouseEvent) => {
    // The right button opens a menu and follows no link.
    if (button === 2) return;
    const press = target instanceof Element ? describePress(target, articleId()) : undefined;
    if (press) track(press);
  };
  // The middle button opens a link in a new tab and sends no click event.
  for (const name of ['click', 'auxclick'] as const)
    document.addEventListener(name, onPress, { signal, capture: true, passive: true });
}

/** Calls when the page is hidden: on phones no other event follows. */
function whenHidden(call: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && call(), {
    signal,
  });
  addEventListener('pagehide', call, { signal });
}

/** Counts a page view once per GUID, and tracks its events. */
function countView(view: PageView, viewGuid: string, previousPath: string): void {
  session.persist();
  // A reader who consented again has another session.
  if (counted.has(viewGuid) && session.pageViews() === 0) session.countPageView();
  if (!counted.has(viewGuid)) {
    counted.set(viewGuid, { marks: [], fields: new Set(), seen: {} });
    const facts = {
      title: document.title,
      referrer: view.entry === 'load' ? referrerHost(document.referrer, location.host) : '',
      previousPath,
      count: session.countPageView(),
    };
    for (const event of eventsOfView(view, facts)) track(event);
    // A document load is counted by itself; other page views request a file that panels count.
    if (view.entry !== 'load') void fetch(pageViewCandidatePath, { cache: 'no-store' }).catch(() => {});
  }
  const signUp = takeStoredSignUp();
  if (signUp) track(signUp);
}

/** Passes tracked events to the data layer and the sender while the view is measured. */
function sendEvents(
  sender: Pick<LazySender, 'add'>,
  current: () => { view: PageView; viewGuid: string },
): void {
  setEventSink((event) => {
    const { view, viewGuid } = current();
    if (!view.isMeasured) {
      // Reported by the next measured page: the account page itself has no trackers.
      if (event.name === 'sign_up' && 'method' in event.payload) storeSignUp(String(event.payload.method));
      return;
    }
    const page = trackingDataOf(view.read, { ...readerFacts(), viewGuid });
    pushToDataLayer(window, event.name, { ...event.payload, ...page });
    sender.add(measuredEventOf(event, view.path, page));
  });
}

/** Resources this document loads. A second consent does not cover those loaded before it. */
function watchLoads() {
  const loads = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const before = counted.size > 0 ? loads().length : 0;
  return watchResources(() => loads().slice(before), location.origin);
}

/** Whether a page is measured may depend on the reader: a sample, a location. */
function flagsFor(screen: ScreenData | undefined, edition: string): PageFlags {
  if (screen) return featuresForReader(screen);
  const url = new URL(location.href);
  const facts = { edition, path: url.pathname, ...currentReader(url) };
  return errorFlags(publicSettings.features, facts, featureOverrides(Object.fromEntries(url.searchParams)));
}

/** The measured area: an appended story is one element; the page itself ends where the first appended story starts. */
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
