import type { ComposedPage } from '#content/page/composed-page.ts';

export const storyEntered = 'story-entered';

export interface StoryEntered {
  path: string;
  /** Whether the reader reached it from above: also a story that one jump passed as a whole. */
  isFromAbove: boolean;
  /** One for each story of a document, the same again when a reader scrolls back to it (SM-10). */
  viewGuid: string;
  /** Facts about the story for measurement. */
  page: ComposedPage['data'];
  /** Feature flags for this story, independent of those around it. */
  features: Readonly<Record<string, boolean>>;
}

/** Announces that the reader has reached another story on the same page; the first time it is a page view. */
export function announceStory(target: Pick<EventTarget, 'dispatchEvent'>, detail: StoryEntered): void {
  target.dispatchEvent(new CustomEvent(storyEntered, { detail }));
}
