import { videoCompanionSize } from '#content/limits.ts';
import type { Companion } from '../ad.ts';
import type {
  Ima,
  ImaAdEvent,
  ImaContainer,
  ImaEventName,
  ImaLoadedEvent,
  ImaLoader,
  ImaManager,
} from './google-ima.ts';
import type { ImaInput } from './ima-state.ts';

export interface ImaBreak {
  ima: Ima;
  /** The SDK renders its own controls here. */
  container: HTMLElement;
  video: HTMLVideoElement;
  tag: string;
  size: { width: number; height: number };
  isMuted: boolean;
  startsByItself: boolean;
  /** Milliseconds for a response or a video file. */
  timeout: number;
  language: string;
  send: (event: ImaInput) => void;
  /** Shows the companion; undefined if the next ad has none. */
  showBeside: (companion: Companion | undefined) => void;
}

/** Larger than any image with a link needs. */
const companionCharacters = 100_000;

/** A companion of the right size, limited in length; an error here loses the companion, not the ad. */
function companionOf(event: ImaAdEvent): Companion | undefined {
  const { width, height } = videoCompanionSize;
  try {
    const found = event
      .getAd()
      ?.getCompanionAds(width, height)
      .find((each) => each.getWidth() === width && each.getHeight() === height);
    const html = found?.getContent();
    if (typeof html !== 'string' || !html || html.length > companionCharacters) return undefined;
    return { html, width, height, seenAt: [] };
  } catch {
    return undefined;
  }
}

export interface PlayingIma {
  pause(): void;
  resume(): void;
  setMuted(isMuted: boolean): void;
  resize(size: { width: number; height: number }, isFullscreen: boolean): void;
  /** Seconds; undefined if unknown. */
  left(): number | undefined;
  /** Removes everything the SDK created. */
  end(): void;
}

const followed: readonly ImaEventName[] = [
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
];

/** Plays one ad break with Google's SDK, in the order of its guide: container, loader, request, manager, start. */
export function playIma(adBreak: ImaBreak): PlayingIma {
  const { ima, send, size } = adBreak;
  let manager: ImaManager | undefined;
  let loader: ImaLoader | undefined;
  let container: ImaContainer | undefined;
  let hasEnded = false;
  const fail = () => send({ type: 'failed' });
  /** The SDK is third-party code: an exception fails the ad, never the page. */
  const guarded = (act: () => void) => {
    try {
      if (!hasEnded) act();
    } catch {
      fail();
    }
  };
  // No advertiser scripts (VPAID) in our page.
  guarded(() => ima.settings.setVpaidMode(ima.ImaSdkSettings.VpaidMode.DISABLED));
  guarded(() => ima.settings.setLocale(adBreak.language));
  guarded(() => {
    container = new ima.AdDisplayContainer(adBreak.container, adBreak.video);
    container.initialize();
    loader = new ima.AdsLoader(container);
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event: ImaLoadedEvent) =>
      guarded(() => start(event)),
    );
    const request = new ima.AdsRequest();
    Object.assign(request, {
      adTagUrl: adBreak.tag,
      linearAdSlotWidth: size.width,
      linearAdSlotHeight: size.height,
      nonLinearAdSlotWidth: size.width,
      nonLinearAdSlotHeight: Math.round(size.height / 3),
      vastLoadTimeout: adBreak.timeout,
    });
    request.setAdWillAutoPlay(adBreak.startsByItself);
    request.setAdWillPlayMuted(adBreak.isMuted);
    loader.requestAds(request);
  });

  function start(event: ImaLoadedEvent): void {
    const rendering = new ima.AdsRenderingSettings();
    rendering.restoreCustomPlaybackStateOnAdBreakComplete = true;
    rendering.enablePreloading = true;
    rendering.loadVideoTimeout = adBreak.timeout;
    const managed = event.getAdsManager(adBreak.video, rendering);
    manager = managed;
    managed.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
    for (const name of followed)
      managed.addEventListener(ima.AdEvent.Type[name], (adEvent: ImaAdEvent) => {
        if (name === 'STARTED' && !hasEnded) adBreak.showBeside(companionOf(adEvent));
        send({ type: 'sdk', name, isLinear: adEvent?.getAd?.()?.isLinear() ?? true });
      });
    managed.init(size.width, size.height, ima.ViewMode.NORMAL);
    managed.setVolume(adBreak.isMuted ? 0 : adBreak.video.volume);
    managed.start();
  }

  return {
    pause: () => guarded(() => manager?.pause()),
    resume: () => guarded(() => manager?.resume()),
    setMuted: (isMuted) => guarded(() => manager?.setVolume(isMuted ? 0 : adBreak.video.volume || 1)),
    resize: (next, isFullscreen) =>
      guarded(() =>
        manager?.resize(
          next.width,
          next.height,
          isFullscreen ? ima.ViewMode.FULLSCREEN : ima.ViewMode.NORMAL,
        ),
      ),
    left() {
      const seconds = manager?.getRemainingTime() ?? -1;
      return seconds >= 0 ? seconds : undefined;
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      // Each separately: an exception in one must not keep the others.
      for (const part of [manager, loader, container]) {
        try {
          part?.destroy();
        } catch {
          // Already destroyed.
        }
      }
    },
  };
}
