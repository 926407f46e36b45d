import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import type { AbTest, AbTestState } from '#content/entities/ab-test.ts';
import { experimentQueryName } from '#content/limits.ts';
import { assignExperiment, type ExperimentCookie, forcedState } from '#content/rules/experiments/assign.ts';
import { experimentCookieText } from '#content/rules/experiments/cookie-text.ts';
import { isRunning } from '#content/rules/experiments/running.ts';
import { watchDevice } from '../device/current-device.ts';
import type { PageStore } from '../page-store.ts';
import { requestFacts } from '../request-facts.ts';
import { screenFor } from '../routing/screen-for.ts';
import type { ScreenData } from '../screen-data.ts';
import { bucketsOf, setBucket, setBucketForSession } from './current.ts';
import { currentReader, factsOf, featuresForReader, onReaderKnown } from './reader.ts';

type Facts = Parameters<typeof assignExperiment>[0]['facts'];

const tests: readonly AbTest[] = lazySettings.experiments;

/** Tests that change the HTML are entered before a page is rendered, all others after it. */
export function startExperiments(store: PageStore): void {
  watchDevice();
  let shown: ScreenData | undefined;
  const onShown = () => {
    const { screen } = store.get();
    if (!screen || screen === shown) return;
    shown = screen;
    const url = new URL(location.href);
    const forced = forcedBy(url);
    const state =
      forced ?? screen.experiment ?? enter(factsOf(screen, url), url, (test) => !test.changesHtml);
    setBucket(state);
    const { trackers, analytics } = featuresForReader(screen, url);
    // Staff who preview a bucket are not counted, nor are readers of a page without measurement.
    report(state, !forced && trackers && analytics);
  };
  setBucketForSession((url) => {
    const route = screenFor(url.pathname)?.route;
    const forced = forcedBy(url);
    if (!route || forced) return forced;
    const facts = {
      edition: store.get().screen?.edition ?? publicSettings.locales[0].code,
      routeName: route.name,
      pageType: route.composes?.pageType,
      path: url.pathname,
      topicSlugs: [],
      isLiveBlog: false,
      ...currentReader(url),
    };
    const state = enter(facts, url, (test) => test.changesHtml === true);
    return tests.find(({ id }) => id === state?.id)?.changesHtml ? state : undefined;
  });
  onShown();
  store.subscribe(onShown);
  // A reader who signs in, or whose location arrives, may match a test now.
  onReaderKnown(() => {
    if (bucketsOf().length > 0) return;
    shown = undefined;
    onShown();
  });
}

let reporting: Promise<typeof import('./report-bucket.ts')> | undefined;

/** Most readers are in no test: the reporting code loads with the first bucket. */
function report(state: AbTestState | undefined, isCounted: boolean): void {
  if (!state && !reporting) return;
  reporting ??= import('./report-bucket.ts');
  // A failure to count must not affect the page.
  reporting.then(({ reportBucket }) => reportBucket(state, isCounted)).catch(() => {});
}

const forcedBy = (url: URL) => forcedState(tests, url.searchParams.get(experimentQueryName));

function enter(facts: Facts, url: URL, mayEnter: (test: AbTest) => boolean): AbTestState | undefined {
  const running = tests.filter((test) => isRunning(test, Date.now()));
  const { cookies } = requestFacts(url);
  const found = assignExperiment({ running, cookies, facts, random: Math.random, mayEnter });
  // A browser without cookies would be assigned again on every page: it takes part in nothing.
  return found.cookies.every(isStored) ? found.state : undefined;
}

function isStored(cookie: ExperimentCookie): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in two of four browsers
  document.cookie = experimentCookieText(cookie);
  return document.cookie.includes(`${cookie.name}=${cookie.value}`);
}
