import type { StorySession } from './story-session.ts';

const open = new Set<StorySession>();

/** Until the answer is called, other screens of this page wait for what the session has not sent. */
export function registerOpenStory(session: StorySession): () => void {
  open.add(session);
  return () => open.delete(session);
}

/** Before a screen reads a story that was written on this page: the last words may not have left the browser. */
export async function flushOpenStory(storyId: string): Promise<void> {
  const ofStory = [...open].filter((session) => session.storyId === storyId);
  // The save line says what was not stored; the screen shows what was.
  await Promise.allSettled(ofStory.map((session) => session.flush()));
}
