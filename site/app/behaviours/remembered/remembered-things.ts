import type { Remembered } from './remembered.ts';

/** A story as stored on the device: enough to show a line and to link back. */
export interface RememberedStory {
  url: string;
  title: string;
  section?: string | undefined;
}
export interface StartedStory extends RememberedStory {
  /** How much has been read, 0 to 1. */
  share: number;
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const textSizes = ['small', 'standard', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** Newest first; the oldest are dropped at the limit. */
export const savedMost = 100;
const startedMost = 20;
export const dismissedMost = 20;
const titleCharacters = 300;

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
const ownPath = /^\/(?!\/)[\w./~%-]{0,400}$/;

function readStory(value: unknown): RememberedStory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, title, section } = value as Record<string, unknown>;
  if (typeof url !== 'string' || !ownPath.test(url) || typeof title !== 'string') return undefined;
  return {
    url,
    title: title.slice(0, titleCharacters),
    ...(typeof section === 'string' ? { section: section.slice(0, 40) } : {}),
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
  read: listOf(savedMost, readStory),
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

/** The list with the item in front and no second of the same kind; the oldest falls off. */
export function withFirst<T>(
  list: readonly T[],
  item: T,
  most: number,
  isSame: (a: T, b: T) => boolean,
): T[] {
  return [item, ...list.filter((other) => !isSame(other, item))].slice(0, most);
}

export const isSameStory = (a: RememberedStory, b: RememberedStory) => a.url === b.url;

/** Below this share a story counts as not started, above it as read. */
const startedShares = { from: 0.08, to: 0.9 } as const;

/** The reading progress to store: none for stories barely started or already read. */
export function noteReading(list: readonly StartedStory[], story: StartedStory): StartedStory[] {
  const isBegun = story.share >= startedShares.from && story.share <= startedShares.to;
  if (isBegun) return withFirst(list, story, startedMost, isSameStory);
  return story.share > startedShares.to ? list.filter((other) => !isSameStory(other, story)) : [...list];
}
