// What decides whether ads may load, and when: one pure state machine. `start-ads.ts` reports events and executes the
// commands; `ad-loading-state.test.ts` is the table of cases.

/** Facts that can change at any time. They are read when an event happens and never stored. */
export interface AdsFacts {
  /** The reader consents to targeting. */
  isAllowed: boolean;
  /** The reader has answered the consent banner, or does not have to. */
  isAnswered: boolean;
  /** The page, or a story appended to it, has ads for this reader. */
  hasInventory: boolean;
  /** The page itself has ads for this reader. */
  hasOwnAds: boolean;
  /** The window has changed to another device since page settings were set. */
  isOtherDevice: boolean;
}

/**
 * - `idle`: no ads on this page for this reader
 * - `starting`: waiting for consent, the script or settings; every event but a new page waits too
 * - `ready`: page settings are set and units may load
 */
type AdsPhase = 'idle' | 'starting' | 'ready';

/** A pass from consent to page settings, and the consent state it began with. */
export interface SettingsUpdate {
  reason: 'page' | 'device' | 'consent';
  isAllowed: boolean;
  /** The ad script had loaded before. */
  hadScript: boolean;
}

export interface AdsState {
  phase: AdsPhase;
  /** Counts page starts. */
  pageView: number;
  /** Counts updates: the results of an earlier one are dropped. */
  run: number;
  update?: SettingsUpdate | undefined;
  /** The consent state in the current page settings. */
  isAllowed: boolean;
  /** Our own script needs no consent, a third party's does. */
  isOwnScript: boolean;
  hasScript: boolean;
  /** The reader is in an appended story with ads. */
  storyHasAds: boolean;
}

/**
 * - `skipped`: a third-party script without consent
 * - `blocked`: the content forbids trackers
 */
export type ScriptResult = 'loaded' | 'skipped' | 'blocked' | 'failed';

/** What happens in the browser. */
export type AdsTrigger =
  /** The page is on screen. */
  | { type: 'start' }
  | { type: 'route' }
  | { type: 'consent' }
  /** The document or the window changed. */
  | { type: 'document' }
  /** Facts about the reader have arrived. */
  | { type: 'reader' }
  /** The reader has scrolled to another story. */
  | { type: 'story'; hasAds: boolean };

/** The result of a command. */
export type AdsResult =
  /** Consent is answered or timed out, and the main thread is idle. */
  | { type: 'waited' }
  | { type: 'script'; result: ScriptResult }
  /** Page settings are computed. */
  | { type: 'settings' }
  /** The next task has begun. */
  | { type: 'task' };

/** Results carry the numbers that were current when their command began. */
export type AdsOccurrence = AdsTrigger | (AdsResult & Pick<AdsState, 'run' | 'pageView'>);

type AdsEvent = AdsOccurrence & AdsFacts;

export type AdsCommand =
  /** Another page: its request settings, no units, no story, no slowness counted. */
  | 'reset'
  /** Waits for consent and an idle main thread; then `waited`. */
  | 'wait'
  /** Loads our code for ads, then the ad script; then `script`. */
  | 'loadScript'
  /** Loads our code only, for the skybox; then `script`. */
  | 'skipScript'
  /** Then `settings`. */
  | 'computeSettings'
  | 'setSettings'
  /** Requests carry no data about the reader. */
  | 'clearSettings'
  | 'setDevice'
  /** Removes all units. */
  | 'clear'
  /** Finds new units; those without inventory collapse out of view. */
  | 'scan'
  /** Requests units of third parties again. */
  | 'reloadThirdParties'
  | 'showBanners'
  /** Then `task`. */
  | 'nextTask';

interface AdsStep {
  state: AdsState;
  commands: readonly AdsCommand[];
}

export const initialAdsState = (isOwnScript: boolean): AdsState => ({
  phase: 'idle',
  pageView: 0,
  run: 0,
  isAllowed: false,
  isOwnScript,
  hasScript: false,
  storyHasAds: false,
});

export function next(state: AdsState, event: AdsEvent): AdsStep {
  switch (event.type) {
    case 'start':
      return startPage(state, event);
    case 'route':
      return startPage({ ...state, storyHasAds: false }, event, 'reset');
    case 'story':
      return enterStory({ ...state, storyHasAds: event.hasAds }, event);
    case 'document':
      return recheck(state, event);
    case 'reader':
      return readerKnown(recheck(state, event), event);
    case 'consent':
      return consentChanged(state, event);
    case 'waited':
      return event.run === state.run ? load(state, event, 'page') : step(state);
    case 'script':
      return scriptDone(event.result === 'loaded' ? { ...state, hasScript: true } : state, event);
    case 'settings':
      return settingsComputed(state, event);
    case 'task':
      return event.pageView === state.pageView ? step(state, 'scan', ...banners(state, event)) : step(state);
  }
}

const step = (state: AdsState, ...commands: AdsCommand[]): AdsStep => ({ state, commands });

/** Banners need the script, and must not cover the consent banner. */
const banners = ({ hasScript }: AdsState, { isAnswered }: AdsFacts): AdsCommand[] =>
  hasScript && isAnswered ? ['showBanners'] : [];

function startPage(before: AdsState, { hasInventory }: AdsFacts, ...first: AdsCommand[]): AdsStep {
  const state = { ...before, pageView: before.pageView + 1, run: before.run + 1, update: undefined };
  return hasInventory
    ? step({ ...state, phase: 'starting' }, ...first, 'wait')
    : step({ ...state, phase: 'idle' }, ...first, 'setDevice', 'scan');
}

/** A script that was blocked for the content before may load for this story. */
function enterStory(state: AdsState, event: AdsFacts): AdsStep {
  const isNewChance = !state.hasScript && state.storyHasAds && event.hasInventory;
  return isNewChance ? startPage(state, event) : step(state);
}

function recheck(state: AdsState, event: AdsFacts): AdsStep {
  const { phase } = state;
  if (phase === 'starting') return step(state);
  if (phase === 'ready' && event.isOtherDevice) return load(state, event, 'device');
  return phase === 'idle' && event.hasInventory ? startPage(state, event) : step(state, 'scan');
}

/** A page that is starting shows its banners when it has started. */
function readerKnown({ state, commands }: AdsStep, event: AdsFacts): AdsStep {
  return step(state, ...commands, ...(state.phase === 'starting' ? [] : banners(state, event)));
}

/** While a page starts, every step reads consent itself. */
function consentChanged(state: AdsState, event: AdsFacts): AdsStep {
  if (state.phase !== 'ready') return step(state);
  if (event.isAllowed === state.isAllowed) return step(state, ...banners(state, event));
  // Without the script, third-party ads were blocked until now.
  return state.hasScript ? load(state, event, 'consent') : startPage(state, event, 'clear');
}

/** Begins an update with the consent state of this moment. A third-party script needs consent, our own does not. */
function load(
  { update, ...state }: AdsState,
  { isAllowed }: AdsFacts,
  reason: SettingsUpdate['reason'],
): AdsStep {
  return step(
    {
      ...state,
      run: state.run + 1,
      update: {
        // Slots of another device still have to be found.
        reason: update?.reason === 'device' ? 'device' : reason,
        isAllowed,
        hadScript: update?.hadScript ?? state.hasScript,
      },
    },
    isAllowed || state.isOwnScript ? 'loadScript' : 'skipScript',
  );
}

function scriptDone(state: AdsState, event: AdsEvent & { type: 'script' }): AdsStep {
  const { update } = state;
  if (!update || event.run !== state.run) return step(state);
  const idle: AdsState = { ...state, phase: 'idle', update: undefined };
  if (!event.hasInventory)
    return step(idle, 'clearSettings', 'scan', ...(update.reason === 'page' ? [] : banners(state, event)));
  // The current content forbids trackers, an appended story may not: its space waits until the reader enters it.
  if (event.result === 'blocked' && !event.hasOwnAds && !state.storyHasAds) return step(idle);
  // Consent changed while the script loaded.
  if (event.isAllowed !== update.isAllowed) return load(state, event, update.reason);
  return step(state, 'computeSettings');
}

function settingsComputed(before: AdsState, event: AdsEvent & { run: number }): AdsStep {
  const { update, isAllowed } = before;
  if (!update || event.run !== before.run) return step(before);
  if (event.isAllowed !== update.isAllowed) return load(before, event, update.reason);
  const state: AdsState = { ...before, phase: 'ready', isAllowed: event.isAllowed, update: undefined };
  const commands: AdsCommand[] = ['setSettings'];
  // Third-party ads were blocked until now.
  if (event.isAllowed && !isAllowed) commands.push('reloadThirdParties');
  if (update.reason === 'page') {
    // Requests before the script loaded have failed: start again.
    if (!update.hadScript && state.hasScript) commands.push('clear');
    return step(state, ...commands, 'nextTask');
  }
  if (update.reason === 'device') commands.push('scan');
  return step(state, ...commands, ...banners(state, event));
}
