import { videoCompanionSize } from '#content/limits.ts';
import type { Companion } from '../spot.ts';
import type {
  Ima,
  ImaAdEvent,
  ImaContainer,
  ImaEventName,
  ImaLoadedEvent,
  ImaLoader,
  ImaManager,
} from './google-ima.ts';
import type { ImaHappening } from './ima-state.ts';

export interface ImaBreak {
  ima: Ima;
  /** Where the SDK draws: it has its own buttons there. */
  container: HTMLElement;
  video: HTMLVideoElement;
  tag: string;
  size: { width: number; height: number };
  isMuted: boolean;
  startsByItself: boolean;
  /** Milliseconds for one answer or one film. */
  patience: number;
  language: string;
  hear: (event: ImaHappening) => void;
  /** What stands beside the ad; nothing, when the next one has none. */
  showBeside: (companion: Companion | undefined) => void;
}

/** More than any picture with a link needs. */
const companionCharacters = 100_000;

/** Of the right size and not too much of it; what the SDK throws here costs the companion and not the spot. */
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
  /** Seconds; nothing when nobody knows. */
  left(): number | undefined;
  /** Takes everything away that the SDK made. */
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

/** One break by Google's SDK, in the order its guide has: container, loader, request, manager, start. */
export function playIma(spot: ImaBreak): PlayingIma {
  const { ima, hear, size } = spot;
  let manager: ImaManager | undefined;
  let loader: ImaLoader | undefined;
  let container: ImaContainer | undefined;
  let hasEnded = false;
  const fail = () => hear({ type: 'failed' });
  /** The SDK is somebody else's program: what it throws is a failed spot and never a failed page. */
  const guarded = (act: () => void) => {
    try {
      if (!hasEnded) act();
    } catch {
      fail();
    }
  };
  // No programs from advertisers in our page.
  guarded(() => ima.settings.setVpaidMode(ima.ImaSdkSettings.VpaidMode.DISABLED));
  guarded(() => ima.settings.setLocale(spot.language));
  guarded(() => {
    container = new ima.AdDisplayContainer(spot.container, spot.video);
    container.initialize();
    loader = new ima.AdsLoader(container);
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event: ImaLoadedEvent) =>
      guarded(() => start(event)),
    );
    const request = new ima.AdsRequest();
    Object.assign(request, {
      adTagUrl: spot.tag,
      linearAdSlotWidth: size.width,
      linearAdSlotHeight: size.height,
      nonLinearAdSlotWidth: size.width,
      nonLinearAdSlotHeight: Math.round(size.height / 3),
      vastLoadTimeout: spot.patience,
    });
    request.setAdWillAutoPlay(spot.startsByItself);
    request.setAdWillPlayMuted(spot.isMuted);
    loader.requestAds(request);
  });

  function start(event: ImaLoadedEvent): void {
    const rendering = new ima.AdsRenderingSettings();
    rendering.restoreCustomPlaybackStateOnAdBreakComplete = true;
    rendering.enablePreloading = true;
    rendering.loadVideoTimeout = spot.patience;
    const managed = event.getAdsManager(spot.video, rendering);
    manager = managed;
    managed.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
    for (const name of followed)
      managed.addEventListener(ima.AdEvent.Type[name], (heard: ImaAdEvent) => {
        if (name === 'STARTED' && !hasEnded) spot.showBeside(companionOf(heard));
        hear({ type: 'sdk', name, isLinear: heard?.getAd?.()?.isLinear() ?? true });
      });
    managed.init(size.width, size.height, ima.ViewMode.NORMAL);
    managed.setVolume(spot.isMuted ? 0 : spot.video.volume);
    managed.start();
  }

  return {
    pause: () => guarded(() => manager?.pause()),
    resume: () => guarded(() => manager?.resume()),
    setMuted: (isMuted) => guarded(() => manager?.setVolume(isMuted ? 0 : spot.video.volume || 1)),
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
      // Each on its own: what one of them throws keeps nobody from going.
      for (const part of [manager, loader, container]) {
        try {
          part?.destroy();
        } catch {
          // Gone is gone.
        }
      }
    },
  };
}
