import type { z } from 'zod';
import type { savedStory } from '#content/calls/stories.ts';
import type { StoryType } from '#content/entities/story-types.ts';

/** The least that a draft has; its slug is made from the headline once there is one. */
export const emptyStory = (kind: StoryType, unique: string) =>
  ({ kind, slug: `untitled-${unique.slice(0, 8)}`, title: 'Untitled' }) as z.input<typeof savedStory>;
