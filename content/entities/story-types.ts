/** Kinds of content with a life of their own: versions, a state, an address. */
export const storyTypes = ['article', 'review', 'gallery', 'video', 'collection', 'feature'] as const;
export type StoryType = (typeof storyTypes)[number];

export const storyStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type StoryState = (typeof storyStates)[number];

export const storyPriorities = ['low', 'normal', 'high'] as const;
export type StoryPriority = (typeof storyPriorities)[number];

/** What a story can be planned to do at a time: come, or change; and go. */
export const storyPlans = ['publish', 'withdraw'] as const;
export type StoryPlan = (typeof storyPlans)[number];
