import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { reportError } from '../analytics/report-error.ts';
import { nextTask } from '../behaviours/next-task.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import { currentDevice } from '../device/current-device.ts';
import { bucketsOf, whenBucketed } from '../experiments/current.ts';
import type { Log } from '../log.ts';
import type { AdsCommand, AdsResult } from './ad-loading-state.ts';
import type { PageAdSettings } from './adapters/gpt-adapter.ts';
import type { AdCode } from './load/ad-code.ts';
import { browserClock as clock } from './load/clock.ts';
import { waitForConsent } from './load/wait-for-consent.ts';
import { whenIdle } from './load/when-idle.ts';
import { type AdsPageOptions, createAdsPage } from './page/ads-page.ts';
import type { CurrentPage } from './page/current-page.ts';
import { hasInventoryFor } from './page/has-inventory.ts';
import { adState } from './page/page-ad-state.ts';
import { variantOf } from './page/variant-of.ts';
import { resetSettings, setDevice, settingsDevice } from './targeting/request-settings.ts';

/** The consent category of ads that identify readers. */
export const targeting = 'C0004';
/** How long ads wait for the reader's experiment assignment. */
const bucketMilliseconds = 1000;
const isAllowed = () => mayRun(targeting).allowed;

interface CommandsOptions {
  config: AdsConfig;
  log: Log;
  current: CurrentPage;
  pageView: () => number;
}

type Report = (result: AdsResult) => void;
/** A command that takes time reports its result. */
type AdsCommands = Readonly<Record<AdsCommand, (report: Report) => void>>;

/** What each command of `ad-loading-state.ts` does in the browser. */
export function createCommands({ config, log, current, pageView }: CommandsOptions): AdsCommands {
  let pageStart = 0;
  const context = pageContext(config, log, current, () => code);
  const adsPage = createAdsPage(context);
  let code: AdCode | undefined;
  let loading: Promise<AdCode> | undefined;
  const loadCode = async () => {
    loading ??= import('./load/ad-code.ts').then((loaded) =>
      loaded.createAdCode(context, current, pageView, pageStart),
    );
    code = await loading;
    return code;
  };
  const fail = (error: unknown) => {
    if (!code) loading = undefined;
    const message = error instanceof Error ? error.message : String(error);
    log.error(message, { error });
    reportError(error, message);
    return 'failed' as const;
  };
  let bucketed: Promise<unknown> | undefined;
  /** Resolves once per page start: with the reader's experiment assignment, or without one after a timeout. */
  const whenAssigned = () => {
    bucketed ??= Promise.race([whenBucketed(), new Promise((done) => setTimeout(done, bucketMilliseconds))]);
    return bucketed;
  };
  let device: AdDevice;
  let settings: PageAdSettings | undefined;
  resetSettings(config, current);

  return {
    reset() {
      resetSettings(config, current);
      code?.route();
      adsPage.clear();
      pageStart = performance.now();
    },
    async wait(report) {
      bucketed = undefined;
      await Promise.all([waitForConsent(() => mayRun(targeting), onConsentChange, clock), whenIdle(clock)]);
      report({ type: 'waited' });
    },
    async loadScript(report) {
      const load = async () => (await loadCode()).load();
      const [result] = await Promise.all([load().catch(fail), whenAssigned()]);
      report({ type: 'script', result });
    },
    async skipScript(report) {
      // Without its code the skybox stays static.
      loadCode().catch(() => {});
      await whenAssigned();
      report({ type: 'script', result: 'skipped' });
    },
    async computeSettings(report) {
      device = currentDevice();
      settings = await code?.computeSettings(device);
      report({ type: 'settings' });
    },
    setSettings() {
      setDevice(device);
      adState.set({ targeting: settings?.targeting ?? {}, enabled: true });
      if (settings) code?.setSettings(settings);
    },
    clearSettings() {
      adState.set({ targeting: {}, enabled: false });
      code?.setSettings({ targeting: {}, isLimited: true });
    },
    setDevice: () => setDevice(),
    clear: adsPage.clear,
    scan: adsPage.scan,
    reloadThirdParties: () => adsPage.reload(({ resolved }) => resolved.slot.type !== 'display'),
    async nextTask(report) {
      await nextTask();
      report({ type: 'task' });
    },
    showBanners: () => code?.showBanners(),
  };
}

/** The state of this page and reader, as units need it. */
function pageContext(
  config: AdsConfig,
  log: Log,
  { page, reader, features }: CurrentPage,
  code: () => AdCode | undefined,
): AdsPageOptions {
  return {
    config,
    log,
    clock,
    page,
    device: settingsDevice,
    // An appended story was loaded for its reader and has its own ads flag.
    hasInventory: (place) =>
      (place.part !== '' || features()?.ads === true) && hasInventoryFor(place.config, place.page, reader),
    variant: () => variantOf(config.variants, bucketsOf()),
    adapterOf: (type) => code()?.adapterOf(type),
    isAllowed,
    reader,
    about: (story, isOwn) => code()?.about(story, isOwn),
    // Before ads start there is nothing to limit.
    score: () => code()?.score() ?? 0,
    reportError,
    onAd: (unit, ad) => code()?.onAd(unit, ad),
  };
}
