import type { Ima, ImaRendering, ImaRequest } from '../google-ima.ts';

/**
 * A double of Google's SDK, written from its reference and not from our adapter: it enforces the documented order and
 * throws like the SDK would. Event names are its own.
 */
interface ImaDouble {
  ima: Ima;
  /** The calls, in order. */
  calls: string[];
  request(): ImaRequest | undefined;
  rendering(): ImaRendering | undefined;
  /** The loader responds with ads, or with an error. */
  answer(): void;
  reject(): void;
  /** Emits an ad event, by the name of `google.ima.AdEvent.Type`. */
  happen(name: string, ad?: { isLinear: boolean } | null): void;
  /** The companions of the ad. */
  companions: { width: number; height: number; content: () => string }[];
  fail(): void;
  left: number;
  volume: number;
}

type Listener = (event: unknown) => void;

const names = [
  'ALL_ADS_COMPLETED',
  'CLICK',
  'COMPLETE',
  'CONTENT_PAUSE_REQUESTED',
  'CONTENT_RESUME_REQUESTED',
  'FIRST_QUARTILE',
  'IMPRESSION',
  'LOADED',
  'MIDPOINT',
  'PAUSED',
  'RESUMED',
  'SKIPPED',
  'STARTED',
  'THIRD_QUARTILE',
  'USER_CLOSE',
] as const;

class Target {
  readonly listeners = new Map<string, Listener[]>();
  addEventListener(type: string, listener: Listener): void {
    if (typeof type !== 'string' || type === '') throw new TypeError('An event has a type');
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  emit(type: string, event: unknown): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

export function createImaDouble({ throwsAt = '' }: { throwsAt?: string } = {}): ImaDouble {
  const calls: string[] = [];
  let request: ImaRequest | undefined;
  let rendering: ImaRendering | undefined;
  let isReady = false;
  let isInitialized = false;
  const call = (name: string) => {
    calls.push(name);
    if (name === throwsAt) throw new Error(`The SDK failed at ${name}`);
  };
  const need = (condition: boolean, rule: string) => {
    if (!condition) throw new Error(`Too early: ${rule}`);
  };
  const eventTypes = Object.fromEntries(names.map((name) => [name, `double:${name.toLowerCase()}`]));
  const errorType = 'double:error';
  const loadedType = 'double:manager';

  class AdDisplayContainer {
    constructor(container: unknown, video: unknown) {
      call('container');
      need(Boolean(container) && Boolean(video), 'a container needs an element and a video');
    }
    initialize() {
      call('container.initialize');
      isReady = true;
    }
    destroy() {
      call('container.destroy');
    }
  }
  let loader: AdsLoader | undefined;
  class AdsLoader extends Target {
    constructor(container: unknown) {
      super();
      call('loader');
      need(container instanceof AdDisplayContainer, 'a loader needs a container');
      loader = this;
    }
    requestAds(sent: ImaRequest) {
      call('loader.requestAds');
      need(isReady, 'initialize the container first');
      need(sent instanceof AdsRequest && sent.adTagUrl.startsWith('https://'), 'a request needs a tag');
      need(this.listeners.has(errorType) && this.listeners.has(loadedType), 'no listener for the response');
      request = sent;
    }
    destroy() {
      call('loader.destroy');
    }
  }
  class AdsRequest {
    adTagUrl = '';
    linearAdSlotWidth = 0;
    linearAdSlotHeight = 0;
    nonLinearAdSlotWidth = 0;
    nonLinearAdSlotHeight = 0;
    vastLoadTimeout = 5000;
    willAutoPlay: boolean | undefined;
    willPlayMuted: boolean | undefined;
    setAdWillAutoPlay(isSo: boolean) {
      this.willAutoPlay = isSo;
    }
    setAdWillPlayMuted(isSo: boolean) {
      this.willPlayMuted = isSo;
    }
  }
  class AdsRenderingSettings {
    restoreCustomPlaybackStateOnAdBreakComplete = false;
    enablePreloading = false;
    loadVideoTimeout = 8000;
  }
  class AdsManager extends Target {
    init(width: number, height: number, mode: string) {
      call('manager.init');
      need(width > 0 && height > 0 && mode === 'normal', 'a manager needs a size');
      isInitialized = true;
    }
    start() {
      call('manager.start');
      need(isInitialized, 'init the manager first');
    }
    pause() {
      call('manager.pause');
    }
    resume() {
      call('manager.resume');
    }
    resize(width: number, height: number, mode: string) {
      call(`manager.resize ${width}x${height} ${mode}`);
    }
    setVolume(part: number) {
      call('manager.setVolume');
      double.volume = part;
    }
    getRemainingTime() {
      return double.left;
    }
    destroy() {
      call('manager.destroy');
    }
  }
  const manager = new AdsManager();
  const errorEvent = { getError: () => ({ getErrorCode: () => 303, getMessage: () => 'No ads' }) };

  const double: ImaDouble = {
    ima: {
      AdDisplayContainer,
      AdsLoader,
      AdsRequest,
      AdsRenderingSettings,
      AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: loadedType } },
      AdErrorEvent: { Type: { AD_ERROR: errorType } },
      AdEvent: { Type: eventTypes as Ima['AdEvent']['Type'] },
      ImaSdkSettings: { VpaidMode: { DISABLED: 0 } },
      ViewMode: { NORMAL: 'normal', FULLSCREEN: 'fullscreen' },
      settings: {
        setVpaidMode: (mode: number) => call(`settings.vpaid ${mode}`),
        setLocale: (language: string) => call(`settings.locale ${language}`),
      },
    } as unknown as Ima,
    calls,
    request: () => request,
    rendering: () => rendering,
    answer: () =>
      loader?.emit(loadedType, {
        getAdsManager(_video: unknown, settings: ImaRendering) {
          call('getAdsManager');
          rendering = settings;
          return manager;
        },
      }),
    reject: () => loader?.emit(errorType, errorEvent),
    happen: (name, ad = { isLinear: true }) =>
      manager.emit(eventTypes[name] ?? name, {
        getAd: () =>
          ad && {
            isLinear: () => ad.isLinear,
            getCompanionAds(width: number, height: number) {
              need(width > 0 && height > 0, 'a companion needs a size');
              return double.companions.map((companion) => ({
                getWidth: () => companion.width,
                getHeight: () => companion.height,
                getContent: companion.content,
              }));
            },
          },
      }),
    fail: () => manager.emit(errorType, errorEvent),
    companions: [],
    left: -1,
    volume: -1,
  };
  return double;
}
