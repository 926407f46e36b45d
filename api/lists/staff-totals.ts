import type { StoryState, StoryType } from '#content/entities/story-types.ts';

/** Staff lists have totals too: one counter per state and type, kept like those of the readers' lists. */
export function staffScope(state: StoryState, type: StoryType): string {
  return `staff:${state}:${type}`;
}
