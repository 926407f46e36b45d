import type { StoryWork, WorkChange } from '#content/entities/story-work.ts';

/** What undoes a change of the work: only what was changed goes back, for a colleague may have changed the rest meanwhile. */
export const takenBack = (change: WorkChange, before: StoryWork): WorkChange =>
  Object.fromEntries((Object.keys(change) as (keyof StoryWork)[]).map((name) => [name, before[name]]));
