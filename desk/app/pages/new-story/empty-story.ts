import type { z } from 'zod';
import type { savedStory } from '#content/calls/stories.ts';
import type { StoryType } from '#content/entities/story-types.ts';

/** The headline of a story that has none yet. */
export const noHeadline = 'Untitled';

/** An address from before there was a headline. */
export const isStandInSlug = (slug: string) => /^untitled-[0-9a-f]{8}$/.test(slug);

/** The least that a draft has; its slug is made from the headline once there is one. */
export const emptyStory = (kind: StoryType, unique: string) =>
  ({ kind, slug: `untitled-${unique.slice(0, 8)}`, title: noHeadline }) as z.input<typeof savedStory>;
