/** The part of Google's IMA SDK for HTML5 that we use, by its reference. Event names are read from the SDK. */
export interface Ima {
  AdDisplayContainer: new (container: HTMLElement, video: HTMLVideoElement) => ImaContainer;
  AdsLoader: new (container: ImaContainer) => ImaLoader;
  AdsRequest: new () => ImaRequest;
  AdsRenderingSettings: new () => ImaRendering;
  AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: string } };
  AdErrorEvent: { Type: { AD_ERROR: string } };
  AdEvent: { Type: Readonly<Record<ImaEventName, string>> };
  ImaSdkSettings: { VpaidMode: { DISABLED: number } };
  ViewMode: { NORMAL: string; FULLSCREEN: string };
  /** Settings for all requests of a page. */
  settings: { setVpaidMode(mode: number): void; setLocale(language: string): void };
}

export type ImaEventName =
  | 'ALL_ADS_COMPLETED'
  | 'CLICK'
  | 'COMPLETE'
  | 'CONTENT_PAUSE_REQUESTED'
  | 'CONTENT_RESUME_REQUESTED'
  | 'FIRST_QUARTILE'
  | 'IMPRESSION'
  | 'LOADED'
  | 'MIDPOINT'
  | 'PAUSED'
  | 'RESUMED'
  | 'SKIPPED'
  | 'STARTED'
  | 'THIRD_QUARTILE'
  | 'USER_CLOSE';

export interface ImaContainer {
  /** Must be called during a user gesture. */
  initialize(): void;
  destroy(): void;
}

interface ImaTarget {
  addEventListener(type: string, listener: (event: never) => void): void;
}

export interface ImaLoader extends ImaTarget {
  requestAds(request: ImaRequest): void;
  destroy(): void;
}

export interface ImaRequest {
  adTagUrl: string;
  linearAdSlotWidth: number;
  linearAdSlotHeight: number;
  nonLinearAdSlotWidth: number;
  nonLinearAdSlotHeight: number;
  /** Milliseconds. */
  vastLoadTimeout: number;
  setAdWillAutoPlay(isSo: boolean): void;
  setAdWillPlayMuted(isSo: boolean): void;
}

export interface ImaRendering {
  restoreCustomPlaybackStateOnAdBreakComplete: boolean;
  enablePreloading: boolean;
  /** Milliseconds until a video that does not load counts as failed. */
  loadVideoTimeout: number;
}

export interface ImaManager extends ImaTarget {
  init(width: number, height: number, mode: string): void;
  start(): void;
  pause(): void;
  resume(): void;
  resize(width: number, height: number, mode: string): void;
  setVolume(part: number): void;
  getRemainingTime(): number;
  destroy(): void;
}

export interface ImaLoadedEvent {
  getAdsManager(video: HTMLVideoElement, settings: ImaRendering): ImaManager;
}

export interface ImaAdEvent {
  getAd(): ImaAd | null;
}

interface ImaAd {
  isLinear(): boolean;
  getAdvertiserName(): string;
  /** Companions that fit this size. */
  getCompanionAds(width: number, height: number): readonly ImaCompanion[];
}

interface ImaCompanion {
  getWidth(): number;
  getHeight(): number;
  /** HTML. Reading it reports to the ad server that it is shown. */
  getContent(): string;
}
