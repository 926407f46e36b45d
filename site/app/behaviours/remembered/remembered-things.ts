import {
  type ListedStory,
  type ListOwner,
  listedMost,
  removedMost,
} from '#content/rules/reading-list/reading-list.ts';
import type { Remembered } from './remembered.ts';
import { withFirst } from './with-first.ts';

/** A story as stored on the device: enough to show a line and to link back. */
export interface RememberedStory extends ListedStory {
  /** When it was put on its list; milliseconds since 1970. */
  at?: number | undefined;
}
/** A story that the reader took off the list; other devices must not bring it back. */
export interface RemovedStory {
  url: string;
  at: number;
}
export interface StartedStory extends RememberedStory {
  /** How much has been read, 0 to 1. */
  share: number;
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const textSizes = ['small', 'standard', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** Newest first; the oldest are dropped at the limit. As many as can be on the list. */
const startedMost = listedMost;
export const dismissedMost = 20;
const titleCharacters = 300;
const wordCharacters = 120;
const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (value: unknown) =>
    known.find((word) => word === value);

const listOf =
  <T>(most: number, read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value)
      ? value
          .map(read)
          .filter((item) => item !== undefined)
          .slice(0, most)
      : undefined;

/** Only a path of this site: a value from storage becomes a link. */
const picturePath = /^\/(?!\/)[\w./~%?=&,:+-]{1,400}$/;
const minutesMost = 600;
const ownPath = /^\/(?!\/)[\w./~%-]{0,400}$/;

function readStory(value: unknown): RememberedStory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, title, section, picture, minutes, topic, author, at } = value as Record<string, unknown>;
  if (typeof url !== 'string' || !ownPath.test(url) || typeof title !== 'string') return undefined;
  return {
    url,
    title: title.slice(0, titleCharacters),
    ...(typeof section === 'string' ? { section: section.slice(0, 40) } : {}),
    ...(typeof picture === 'string' && picturePath.test(picture) ? { picture } : {}),
    ...(typeof minutes === 'number' && minutes > 0 && minutes <= minutesMost ? { minutes } : {}),
    ...(typeof topic === 'string' ? { topic: topic.slice(0, wordCharacters) } : {}),
    ...(typeof author === 'string' ? { author: author.slice(0, wordCharacters) } : {}),
    ...(isTime(at) ? { at } : {}),
  };
}

function readStarted(value: unknown): StartedStory | undefined {
  const story = readStory(value);
  const { share } = (value ?? {}) as { share?: unknown };
  return story && typeof share === 'number' && share >= 0 && share <= 1 ? { ...story, share } : undefined;
}

export const rememberedTheme: Remembered<Theme> = { name: 'theme', empty: 'system', read: oneOf(themes) };
export const rememberedTextSize: Remembered<TextSize> = {
  name: 'text-size',
  empty: 'standard',
  read: oneOf(textSizes),
};
export const rememberedSaved: Remembered<RememberedStory[]> = {
  name: 'saved',
  empty: [],
  read: listOf(listedMost, readStory),
};
/** Saved stories that the reader has marked as done. */
export const rememberedDone: Remembered<RememberedStory[]> = {
  name: 'done',
  empty: [],
  read: listOf(listedMost, readStory),
};
export const rememberedRemoved: Remembered<RemovedStory[]> = {
  name: 'removed',
  empty: [],
  read: listOf(removedMost, (value) => {
    const { url, at } = (value ?? {}) as Record<string, unknown>;
    return typeof url === 'string' && ownPath.test(url) && isTime(at) ? { url, at } : undefined;
  }),
};
/** The account that this device's list was last joined with. */
export const rememberedListOwner: Remembered<ListOwner | undefined> = {
  name: 'list-owner',
  empty: undefined,
  read(value) {
    const { sub, at } = (value ?? {}) as Record<string, unknown>;
    return typeof sub === 'string' && isTime(at) ? { sub: sub.slice(0, wordCharacters), at } : undefined;
  },
};
/** Whether stories are stored for offline reading as soon as they are saved. */
export const rememberedKeepsOffline: Remembered<boolean> = {
  name: 'keeps-offline',
  empty: false,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};
export const rememberedStarted: Remembered<StartedStory[]> = {
  name: 'started',
  empty: [],
  read: listOf(startedMost, readStarted),
};
/** Ids of breaking stories whose banner the reader has closed. */
export const rememberedDismissed: Remembered<string[]> = {
  name: 'dismissed',
  empty: [],
  read: listOf(dismissedMost, (value) => (typeof value === 'string' ? value.slice(0, 80) : undefined)),
};

/** The minutes a reader still needs; undefined when the length is unknown. */
export const minutesLeft = ({ minutes }: RememberedStory, share: number): number | undefined =>
  minutes === undefined ? undefined : Math.max(1, Math.round(minutes * (1 - share)));

export const isSameStory = (a: RememberedStory, b: RememberedStory) => a.url === b.url;

/** Below this share a story counts as not started, above it as read. */
const startedShares = { from: 0.08, to: 0.9 } as const;

/** The reading progress to store: none for stories barely started or already read. */
export function noteReading(list: readonly StartedStory[], story: StartedStory): StartedStory[] {
  const isBegun = story.share >= startedShares.from && story.share <= startedShares.to;
  if (isBegun) return withFirst(list, story, startedMost, isSameStory);
  return story.share > startedShares.to ? list.filter((other) => !isSameStory(other, story)) : [...list];
}
