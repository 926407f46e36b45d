import { lazySettings } from '#config/lazy.ts';
import type { AdDevice, AdType } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { reportError } from '../analytics/report-error.ts';
import { nextTask } from '../behaviours/next-task.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '../behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import { currentDevice } from '../device/current-device.ts';
import { bucketsOf, whenBucketed } from '../experiments/current.ts';
import { currentReader, featuresForReader, onReaderKnown } from '../experiments/reader.ts';
import type { Log } from '../log.ts';
import type { PageStore } from '../page-store.ts';
import { isOwnScript } from '../scripts/is-own-script.ts';
import type { AdAdapter } from './adapters/ad-adapter.ts';
import type { BannerFeature, Banners } from './formats/run-banners.ts';
import type { SkyboxControl } from './formats/show-skybox.ts';
import { browserClock } from './load/clock.ts';
import { debounceScan } from './load/debounce-scan.ts';
import type { Display } from './load/display.ts';
import { lazyServices } from './load/lazy-services.ts';
import { waitForConsent } from './load/wait-for-consent.ts';
import { whenIdle } from './load/when-idle.ts';
import { type AdPage, adPageOf } from './page/ad-page.ts';
import { adState } from './page/ad-state.ts';
import { enabledFlag } from './page/ad-units.ts';
import { createAdsPage } from './page/ads-page.ts';
import { hasAds } from './page/has-ads.ts';
import { hasInventoryFor } from './page/has-inventory.ts';
import { hasOwnAds, mayCover } from './page/own-ads.ts';
import { watchScore } from './page/page-score.ts';
import { variantOf } from './page/variant-of.ts';
import { firstFollowing } from './placement/find-units.ts';
import { sessionFacts } from './targeting/session-facts.ts';

const targeting = 'C0004';
/** How long ads wait for the reader's experiment assignment. */
const bucketMilliseconds = 1000;
const bannerFeatures: readonly BannerFeature[] = ['omnibar', 'stickyBanner', 'interstitial'];
let isStarted = false;
/** The code needed once ads start is one file: it is not loaded before. */
const code = () => import('./load/display.ts');

/** Called once, in an idle moment; then every page and every appended story gets its ads. */
export function startAds({ store, log }: { store: PageStore; log: Log }): void {
  if (isStarted) return;
  isStarted = true;
  const config: AdsConfig = lazySettings.ads;
  if (!hasAds(config)) {
    if (enabledFlag(config.enabled ?? true, false, log))
      log.error('The ad network script URL is not configured: there are no ads');
    return;
  }

  const mayKnow = () => mayRun(targeting).allowed;
  let gpt: Promise<Display | undefined> | undefined;
  let display: Display | undefined;
  /** Counts the pages that began. */
  let pageView = 0;
  const serviceOf = lazyServices({
    config,
    log,
    clock: browserClock,
    isAllowed: mayKnow,
    pageView: () => pageView,
  });
  const adapterOf = (type: AdType): AdAdapter | undefined => (type === 'display' ? display : serviceOf(type));

  /** The current page, if it was rendered with reserved space for ads. */
  const pageNow = (): AdPage | undefined => {
    const { screen } = store.get();
    return screen && (screen.ads || screen.showSkybox) ? adPageOf(screen, location.pathname) : undefined;
  };
  /** Features for this reader: the page was rendered for all readers. */
  const features = () => {
    const { screen } = store.get();
    return screen && featuresForReader(screen);
  };
  /** The page that requests are about: the page itself, or the first appended story with ads. */
  const pageWithInventory = () => (features()?.ads ? pageNow() : undefined) ?? firstFollowing(document);
  /** The page, if it has ads of its own: a skybox alone brings no other ads. */
  const ownPage = () => (hasOwnAds(store.get().screen, features()) ? pageNow() : undefined);
  const who = () => currentReader(new URL(location.href));
  /** The story being read, where stories follow the page's own. */
  let reading: StoryEntered | undefined;
  /** Sets the request settings for the ads of the current page. */
  const startPage = () => {
    const { network, siteName } = config;
    const page = pageNow();
    adState.set({
      enabled: false,
      targeting: {},
      slotVars: { network, siteName, platform: currentDevice(), topics: page?.criteria.topicSlugs ?? [] },
      skybox: {
        collapseEmpty: page !== undefined && config.pages[page.pageType].skybox?.collapseEmpty === true,
        isExpanded: store.get().screen?.routeName === 'front-door',
      },
    });
  };
  /** Key-values about a story; those of the page's own leave out what the page says in every request. */
  const about = ({ facts, criteria }: AdPage, isOwn: boolean) => {
    const { targeting: said, slotVars } = adState.get();
    return display?.storyTargeting(facts, isOwn ? said : {}, isOwn ? slotVars.topics : criteria.topicSlugs);
  };
  /** Its code loads with the ad script; until then it is static. */
  let skybox: Promise<SkyboxControl> | undefined;
  const notifySkybox = (send: (control: SkyboxControl) => void) => void skybox?.then(send, () => {});

  /** Of the targeting last set: slots, positions and targeting change to another device together. */
  const device = () => adState.get().slotVars.platform;
  const setDevice = (platform: AdDevice) =>
    adState.set({ slotVars: { ...adState.get().slotVars, platform } });
  const pageScore = watchScore();
  const adsPage = createAdsPage({
    config,
    log,
    clock: browserClock,
    page: pageNow,
    device,
    // An appended story was loaded for its reader and has its own ads flag.
    hasInventory: ({ part, page, config: slots }) =>
      (part !== '' || features()?.ads === true) && hasInventoryFor(slots, page, who),
    variant: () => variantOf(config.variants, bucketsOf()),
    adapterOf,
    isAllowed: mayKnow,
    reader: who,
    about,
    score: pageScore.score,
    reportError,
    onAd(unit, { size, isEmpty }) {
      if (unit.place === 'skybox')
        notifySkybox((control) => void control.ad(size, isEmpty, adState.get().skybox.collapseEmpty));
    },
  });

  /**
   * Loads the ad script. A third-party script needs consent; our own does not. Resolves whether the script is blocked
   * for the current content.
   */
  async function bring(allowed: boolean): Promise<boolean> {
    skybox ??= code().then(({ runSkybox }) => runSkybox(browserClock, adState.get().skybox.isExpanded));
    // Without its code it stays static.
    skybox.catch(() => {});
    if (!allowed && !isOwnScript(config.scriptUrl)) return false;
    try {
      gpt ??= code().then(({ loadDisplay }) => loadDisplay(config.scriptUrl));
      const asked = gpt;
      display = await asked;
      if (!display && gpt === asked) gpt = undefined;
      return !display;
    } catch (error) {
      gpt = undefined;
      const message = error instanceof Error ? error.message : String(error);
      log.error(message, { error });
      reportError(error, message);
      return false;
    }
  }

  adState.set({ containerId: 'site', disableAdIncrement: config.disableAdIncrement === true });
  startPage();
  let phase: 'nothing' | 'beginning' | 'ready' = 'nothing';
  let isAllowed = false;
  let banners: Banners | undefined;
  async function begin(): Promise<void> {
    pageView += 1;
    const current = pageView;
    phase = pageWithInventory() ? 'beginning' : 'nothing';
    if (phase === 'nothing') {
      setDevice(currentDevice());
      // Reserved space without inventory collapses out of view.
      adsPage.scan();
      return;
    }
    await Promise.all([
      waitForConsent(() => mayRun(targeting), onConsentChange, browserClock),
      whenIdle(browserClock),
    ]);
    if (current !== pageView) return;
    const had = display;
    const inTime = new Promise<void>((done) => setTimeout(done, bucketMilliseconds));
    if (!(await sayTerms(current, Promise.race([whenBucketed(), inTime])))) return;
    // Requests before the script loaded have failed: start again.
    if (!had && display) adsPage.clear();
    await nextTask();
    if (current !== pageView) return;
    adsPage.scan();
    await showBanners();
  }

  /** Sets targeting from the consent state at call time; consent can change while scripts load. */
  async function sayTerms(current: number, bucketed?: Promise<unknown>): Promise<boolean> {
    const allowed = mayKnow();
    const [isCached] = await Promise.all([bring(allowed), bucketed]);
    if (current !== pageView) return false;
    const page = pageWithInventory();
    if (!page) return sayNothing();
    // The current content forbids trackers, an appended story may not: its space waits until the reader enters it.
    if (isCached && !ownPage() && !reading?.features.ads) {
      phase = 'nothing';
      return false;
    }
    if (allowed !== mayKnow()) return sayTerms(current);
    const { country, region } = who();
    const deviceNow = currentDevice();
    const place = { device: deviceNow, geo: country && region ? `${country}-${region}` : country };
    const terms = await display?.pageAdSettings(page, mayKnow, config, place, () => sessionFacts(who()));
    // The reader navigated meanwhile; the next page sets its own.
    if (current !== pageView) return false;
    if (allowed !== mayKnow()) return sayTerms(current);
    const isGiven = allowed && !isAllowed;
    isAllowed = allowed;
    setDevice(deviceNow);
    adState.set({ targeting: terms?.targeting ?? {}, enabled: true });
    if (terms) display?.setPageSettings(terms, pageView);
    phase = 'ready';
    // Third-party ads were blocked until now.
    if (isGiven) adsPage.reload(({ resolved }) => resolved.slot.type !== 'display');
    return true;
  }

  /** This reader has no ads after all: space collapses, and later requests carry no reader data. */
  function sayNothing(): false {
    phase = 'nothing';
    adState.set({ targeting: {}, enabled: false });
    display?.setPageSettings({ targeting: {}, isLimited: true }, pageView);
    adsPage.scan();
    return false;
  }

  /** Banners have their own code: few pages have any. */
  async function showBanners(): Promise<void> {
    const current = pageView;
    const isAny = () => bannerFeatures.some((name) => features()?.[name]);
    // Banners cover the page and must not cover the consent banner.
    if (!display || !(banners || isAny()) || mayRun(targeting).reason === 'not-answered') return;
    const { createBanners } = await import('./formats/run-banners.ts');
    const page = pageNow();
    if (current !== pageView || !page) return;
    banners ??= createBanners({ clock: browserClock });
    const context = {
      config,
      page,
      about: about(page, true) ?? {},
      device: device(),
      hasInventory: (slots: AdSlotConfig) => ownPage() && hasInventoryFor(slots, page, who),
      adapter: display,
      isAllowed: mayKnow,
      reader: who,
      clock: browserClock,
      log,
      reportError,
    };
    banners.show(context, (name) => features()?.[name] === true);
  }

  /** A window that became another device's sets its targeting before its slots are requested. */
  async function scanForDevice(): Promise<void> {
    if (device() === currentDevice()) return adsPage.scan();
    if (!(await sayTerms(pageView))) return;
    adsPage.scan();
    await showBanners();
  }

  const lookNow = () => {
    if (phase === 'ready') void scanForDevice();
    else if (phase === 'nothing') pageWithInventory() ? void begin() : adsPage.scan();
  };
  const look = debounceScan(lookNow, browserClock);
  new MutationObserver(look).observe(document.getElementById(adState.get().containerId) ?? document.body, {
    childList: true,
    subtree: true,
  });
  addEventListener('resize', look);
  onReaderKnown(() => {
    lookNow();
    // A page that is starting shows them when it has started.
    if (phase !== 'beginning') void showBanners();
  });
  document.addEventListener(routeChanged, () => {
    startPage();
    banners?.route(mayCover(ownPage(), features(), config.interstitial, who));
    adsPage.clear();
    reading = undefined;
    pageScore.reset();
    notifySkybox((control) => control.route(adState.get().skybox.isExpanded));
    void begin();
  });
  document.addEventListener(storyEntered, (event) => {
    reading = (event as CustomEvent<StoryEntered>).detail;
    // A script that was blocked on the page before may load for this story.
    if (!display && reading.features.ads && pageWithInventory()) void begin();
  });
  onConsentChange(() => {
    // A decision while a page starts is read where it is used.
    if (phase !== 'ready') return;
    if (mayKnow() === isAllowed) void showBanners();
    else if (display) void sayTerms(pageView).then(showBanners);
    else {
      // Third-party ads were blocked until now.
      adsPage.clear();
      void begin();
    }
  });
  whenAlive(() => void begin());
}

/** Not before hydration, and not for a prerendered page. */
function whenAlive(call: () => void): void {
  const root = document.documentElement;
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenAlive(call), { once: true });
  else if (root.dataset.hydrated) call();
  else watchFor(root, call);
}

function watchFor(root: HTMLElement, call: () => void): void {
  const watch = new MutationObserver(() => {
    if (!root.dataset.hydrated) return;
    watch.disconnect();
    call();
  });
  watch.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
}
