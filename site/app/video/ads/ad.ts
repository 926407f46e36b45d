import { videoAdEvents } from '#content/entities/video-ad-events.ts';

/**
 * Events of a video ad by their VAST names: besides those our own ad server counts, loading, start, fullscreen and
 * clicks.
 */
export const reportedEvents = [
  'loaded',
  'impression',
  'creativeView',
  ...videoAdEvents,
  'fullscreen',
  'exitFullscreen',
  'click',
] as const;
export type VideoAdEvent = (typeof reportedEvents)[number];

export interface VideoAdFile {
  url: string;
  type: string;
  width: number;
  height: number;
  /** Kilobits per second; 0 if unknown. */
  bitrate: number;
}

/** Shown beside a video ad: the advertiser's page in a sandboxed iframe, HTML for such an iframe, or a linked image. */
export type Companion = {
  width: number;
  height: number;
  /** URLs to request when it is shown. */
  seenAt: readonly string[];
} & (
  | { frame: string }
  /** From Google's SDK, which reports views itself. */
  | { html: string }
  | {
      image: string;
      text: string;
      click: string | undefined;
      /** URLs to request when it is clicked; clicks inside an iframe are not visible to us. */
      clickedAt: readonly string[];
    }
);

/** A progress event: at seconds, or at a fraction from 0 to 1. */
export interface VideoAdProgress {
  at: number;
  isPart: boolean;
  addresses: readonly string[];
}

/** A pre-roll ad: plain data, validated. */
export interface VideoAd {
  title: string;
  advertiser: string;
  /** Seconds, as the ad server says; the file decides. */
  duration: number;
  /** Seconds after which it may be skipped; undefined if never. */
  skipAfter: number | undefined;
  files: readonly VideoAdFile[];
  /** The click-through URL. */
  click: string | undefined;
  /** Tracking URLs by event, with macros. */
  reported: Readonly<Record<VideoAdEvent, readonly string[]>>;
  progress: readonly VideoAdProgress[];
  companions: readonly Companion[];
}
