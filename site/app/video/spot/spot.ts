import { spotEvents } from '#content/entities/spot-events.ts';

/** What a player tells of a spot: beside what happens while it runs, that it began and that somebody pressed it. */
export const toldEvents = ['impression', ...spotEvents, 'click'] as const;
export type SpotEvent = (typeof toldEvents)[number];

export interface SpotFile {
  url: string;
  type: string;
  width: number;
  height: number;
  /** Kilobits in a second; 0 when nobody says. */
  bitrate: number;
}

/** Stands beside a spot: a page of the advertiser in a cage, or a picture that leads somewhere. */
export type Companion = { width: number; height: number } & (
  | { frame: string }
  | { image: string; text: string; click: string | undefined }
);

/** An advertisement that runs before a film: plain data, all of it checked. */
export interface Spot {
  title: string;
  advertiser: string;
  /** Seconds, as the ad server says; the file has the last word. */
  duration: number;
  /** Seconds after which it may be skipped; without it, it may not. */
  skipAfter: number | undefined;
  files: readonly SpotFile[];
  /** Where a click leads. */
  click: string | undefined;
  /** Whom to tell of what; addresses with macros. */
  told: Readonly<Record<SpotEvent, readonly string[]>>;
  companions: readonly Companion[];
}
