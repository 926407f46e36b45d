import {
  boundedList,
  type ListedStory,
  type ReadingListEntry,
  type ReadingState,
  withState,
} from '#content/rules/reading-list/reading-list.ts';
import { rememberedStore } from './remembered.ts';
import { rememberedDone, rememberedRemoved, rememberedSaved } from './remembered-things.ts';

/** The reading list of this device: three stored lists, one for each state. */
export function readReadingList(): ReadingListEntry[] {
  const entries = (state: ReadingState, list: readonly (ListedStory & { at?: number | undefined })[]) =>
    list.map((story) => ({ ...story, state, at: story.at ?? 0 }));
  return boundedList([
    ...entries('to-read', rememberedStore.get(rememberedSaved)),
    ...entries('done', rememberedStore.get(rememberedDone)),
    ...entries(
      'removed',
      rememberedStore.get(rememberedRemoved).map((removed) => ({ ...removed, title: '' })),
    ),
  ]);
}

export function writeReadingList(list: readonly ReadingListEntry[]): void {
  const of = (wanted: ReadingState) =>
    list.filter(({ state }) => state === wanted).map(({ state, ...story }) => story);
  rememberedStore.set(rememberedSaved, of('to-read'));
  rememberedStore.set(rememberedDone, of('done'));
  rememberedStore.set(
    rememberedRemoved,
    of('removed').map(({ url, at }) => ({ url, at })),
  );
}

export const changeReadingList = (story: ListedStory, state: ReadingState, now = Date.now()): void =>
  writeReadingList(withState(readReadingList(), story, state, now));
