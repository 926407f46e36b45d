export const storyEntered = 'story-entered';

export interface StoryEntered {
  path: string;
  /** New with every page view: reading a story that follows is one. */
  viewGuid: string;
}

/** Tells the document that the reader has come to another story of the same page: a page view like any other. */
export function announceStory(
  target: Pick<EventTarget, 'dispatchEvent'>,
  path: string,
  newGuid: () => string = () => crypto.randomUUID(),
): void {
  const detail: StoryEntered = { path, viewGuid: newGuid() };
  target.dispatchEvent(new CustomEvent(storyEntered, { detail }));
}
