import type { ComposedPage } from '#content/page/composed-page.ts';
import { newGuid } from './new-guid.ts';

export const storyEntered = 'story-entered';

export interface StoryEntered {
  path: string;
  /** New with every page view: reading a story that follows is one. */
  viewGuid: string;
  /** What the story is, for those who count. */
  page: ComposedPage['data'];
  /** What is on for this story, whatever is for those around it. */
  features: Readonly<Record<string, boolean>>;
}

/** Tells the document that the reader has come to another story of the same page: a page view like any other. */
export function announceStory(
  target: Pick<EventTarget, 'dispatchEvent'>,
  path: string,
  page: ComposedPage['data'],
  features: StoryEntered['features'],
): void {
  const detail: StoryEntered = { path, viewGuid: newGuid(), page, features };
  target.dispatchEvent(new CustomEvent(storyEntered, { detail }));
}
