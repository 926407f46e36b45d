import { lazySettings } from '#config/lazy.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '../behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import { currentDevice } from '../device/current-device.ts';
import { onReaderKnown } from '../experiments/reader.ts';
import type { Log } from '../log.ts';
import type { PageStore } from '../page-store.ts';
import { isOwnScript } from '../scripts/is-own-script.ts';
import {
  type AdsFacts,
  type AdsOccurrence,
  type AdsTrigger,
  initialAdsState,
  next,
} from './ad-loading-state.ts';
import { createCommands, targeting } from './ads-commands.ts';
import { browserClock } from './load/clock.ts';
import { debounceScan } from './load/debounce-scan.ts';
import { enabledFlag } from './page/ad-units.ts';
import { type CurrentPage, createCurrentPage } from './page/current-page.ts';
import { hasAds } from './page/has-ads.ts';
import { adState } from './page/page-ad-state.ts';

const containerId = 'site';
let isStarted = false;

/**
 * Called once, in an idle moment; then every page and every appended story gets its ads. Reports events to the state
 * machine and executes its commands: `ad-loading-state.ts` decides.
 */
export function startAds({ store, log }: { store: PageStore; log: Log }): void {
  if (isStarted) return;
  isStarted = true;
  const config: AdsConfig = lazySettings.ads;
  if (!hasAds(config)) {
    if (enabledFlag(config.enabled ?? true, false, log))
      log.error('The ad network script URL is not configured');
    return;
  }
  adState.set({ containerId, disableAdIncrement: config.disableAdIncrement === true });
  const current = createCurrentPage(store);
  let state = initialAdsState(isOwnScript(config.scriptUrl));
  const commands = createCommands({ config, log, current, pageView: () => state.pageView });
  const dispatch = (event: AdsOccurrence) => {
    const step = next(state, { ...event, ...factsOf(current) });
    state = step.state;
    const { run, pageView } = state;
    for (const command of step.commands)
      commands[command]((result) => dispatch({ ...result, run, pageView }));
  };
  watchEvents(dispatch);
}

function factsOf(current: CurrentPage): AdsFacts {
  const { allowed, reason } = mayRun(targeting);
  return {
    isAllowed: allowed,
    isAnswered: reason !== 'not-answered',
    hasInventory: current.withInventory() !== undefined,
    hasOwnAds: current.own() !== undefined,
    isOtherDevice: adState.get().slotVars.platform !== currentDevice(),
  };
}

function watchEvents(dispatch: (event: AdsTrigger) => void): void {
  const onChange = debounceScan(() => dispatch({ type: 'document' }), browserClock);
  new MutationObserver(onChange).observe(document.getElementById(containerId) ?? document.body, {
    childList: true,
    subtree: true,
  });
  addEventListener('resize', onChange);
  onReaderKnown(() => dispatch({ type: 'reader' }));
  document.addEventListener(routeChanged, () => dispatch({ type: 'route' }));
  document.addEventListener(storyEntered, (event) => {
    const { features } = (event as CustomEvent<StoryEntered>).detail;
    dispatch({ type: 'story', hasAds: features.ads === true });
  });
  onConsentChange(() => dispatch({ type: 'consent' }));
  whenActivated(() => dispatch({ type: 'start' }));
}

/** A prerendered page that is never opened requests no ads. */
function whenActivated(call: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', call, { once: true });
  else call();
}
