import { publication } from '#config';
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
import { componentViewed, pageScrolled, resourcesLoaded, scrollMarkReached } from './events/visit-events.ts';
import type { PageFlags } from './may-measure.ts';
import { measuredEventOf } from './measured-event.ts';
import { eventsOfView, type PageView, referrerHost, viewOfShown, viewOfStory } from './page-views.ts';
import { percentSeen, watchScroll } from './scroll/watch-scroll.ts';
import { bringSender } from './send/bring-sender.ts';
import { createLateSender } from './send/late-sender.ts';
import { storeSignUp, takeStoredSignUp } from './sign-up-event.ts';
import { forgetEvents, setEventSink, track } from './track.ts';
import { readerFacts, session, trackingDataOf } from './tracking-data.ts';
import { watchComponents } from './watch-components.ts';
import { watchForms } from './watch-forms.ts';
import { watchResources } from './watch-resources.ts';

/**
 * Page views of this document that were sent, by GUID, with the scroll marks, form fields and seen components of each: none is sent twice,
 * however often a reader changes their mind or scrolls back to a story (SM-10).
 */
const counted = new Map<string, { marks: readonly number[]; fields: Set<string>; seen: TrackedComponents }>();

/** Measures until it is told to stop. Only ever started when the reader agreed; gives back what ends it. */
export function startMeasuring(store: PageStore, consent: ConsentNow): () => void {
  const hold = new AbortController();
  const { signal } = hold;
  const { edition = defaultEdition } = store.get().screen ?? {};
  const current = createPageView(document);
  const viewNow = (entry: Entry): PageView => {
    // Whether a story is measured is its own matter, whatever was read before it.
    const story = current.story();
    if (story) return viewOfStory(story.page, edition, story.path.split(/[?#]/, 1)[0] ?? '', story.features);
    const shown = store.get();
    return viewOfShown(shown, edition, location.pathname, flagsFor(shown.screen, edition), entry);
  };
  const isWanted = () => viewNow('route').isMeasured;
  const sender = createLateSender(() => bringSender({ consent, isWanted }));
  let view = viewNow('load');
  // Kept with the view: when its end is told, the document has the GUID of the next.
  let viewGuid = current.guid();
  let history = initialRouteHistory;

  setEventSink((event) => {
    if (!view.isMeasured) {
      // Reported by the next measured page: the account page itself has no trackers.
      if (event.name === 'sign_up' && 'method' in event.payload) storeSignUp(String(event.payload.method));
      return;
    }
    const page = trackingDataOf(view.read, { ...readerFacts(), viewGuid });
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
  const components = watchComponents(document, (name) => track(componentViewed(name)));
  const loads = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Who agrees again does not agree to what loaded before.
  const before = counted.size > 0 ? loads().length : 0;
  const resources = watchResources(() => loads().slice(before), location.origin);

  const keepMarks = () => {
    const left = counted.get(viewGuid);
    if (left && history.currentPath) Object.assign(left, { marks: scroll.marks(), seen: components.seen() });
  };
  const begin = (next: PageView) => {
    const previousPath = history.currentPath;
    // Parts that are laid out late move the next story into sight without a scroll: the end was passed, too.
    if (next.entry === 'seamless') scroll.check();
    keepMarks();
    // The first that is measured ends none.
    const loaded = previousPath ? resources.end() : undefined;
    if (loaded) track(resourcesLoaded(loaded));
    history = { currentPath: next.path };
    view = next;
    viewGuid = current.guid();
    if (view.isMeasured) {
      sender.retry();
      session.keep();
      // A reader who agreed again has another session.
      if (counted.has(viewGuid) && session.pageViews() === 0) session.countPageView();
      if (!counted.has(viewGuid)) {
        counted.set(viewGuid, { marks: [], fields: new Set(), seen: {} });
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
      const signUp = takeStoredSignUp();
      if (signUp) track(signUp);
    }
    const { marks, fields, seen } = counted.get(viewGuid) ?? {
      marks: [],
      fields: new Set<string>(),
      seen: {},
    };
    // A document begins at its top, whatever the reader did before this code was there.
    const isFromAbove = next.entry === 'load' || current.story()?.isFromAbove;
    scroll.begin(marks, isFromAbove ? 0 : undefined);
    forms.begin(fields);
    components.begin(seen);
  };
  begin(view);

  for (const name of [routeChanged, storyEntered])
    document.addEventListener(name, () => begin(viewNow('route')), { signal });
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
  nextTask()
    .then(() => import('./web-vitals.ts'))
    .then(({ watchVitals }) => watchVitals())
    .catch(() => {});

  return () => {
    hold.abort();
    keepMarks();
    scroll.stop();
    components.stop();
    resources.stop();
    sender.stop();
    setEventSink(undefined);
    forgetEvents();
    session.forget();
  };
}

/** Whether a page is measured may depend on who reads it: a share of the readers, a place. */
function flagsFor(screen: ScreenData | undefined, edition: string): PageFlags {
  if (screen) return featuresForReader(screen);
  const url = new URL(location.href);
  const facts = { edition, path: url.pathname, ...currentReader(url) };
  return errorFlags(publication.features, facts, featureOverrides(Object.fromEntries(url.searchParams)));
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
