import { videoAdEvents } from '#content/entities/video-ad-events.ts';

/**
 * What a player tells of a spot by the names VAST has for it: beside what our own ad server counts while it runs, that
 * it is there, began, fills the screen or was pressed.
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
  /** Kilobits in a second; 0 when nobody says. */
  bitrate: number;
}

/** Stands beside a spot: a page of the advertiser in a cage, words for such a page, or a picture that leads somewhere. */
export type Companion = {
  width: number;
  height: number;
  /** Who is told when it is shown. */
  seenAt: readonly string[];
} & (
  | { frame: string }
  /** As Google's SDK hands it over, which tells who wants to know itself. */
  | { html: string }
  | {
      image: string;
      text: string;
      click: string | undefined;
      /** Who is told when it is pressed; what happens inside a frame is the frame's business. */
      clickedAt: readonly string[];
    }
);

/** A moment somebody wants to hear of: seconds, or a part of the whole from 0 to 1. */
export interface VideoAdProgress {
  at: number;
  isPart: boolean;
  addresses: readonly string[];
}

/** An advertisement that runs before a film: plain data, all of it checked. */
export interface Spot {
  title: string;
  advertiser: string;
  /** Seconds, as the ad server says; the file has the last word. */
  duration: number;
  /** Seconds after which it may be skipped; without it, it may not. */
  skipAfter: number | undefined;
  files: readonly VideoAdFile[];
  /** Where a click leads. */
  click: string | undefined;
  /** Whom to tell of what; addresses with macros. */
  told: Readonly<Record<VideoAdEvent, readonly string[]>>;
  progress: readonly VideoAdProgress[];
  companions: readonly Companion[];
}
