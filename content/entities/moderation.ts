export const moderationActions = ['approve', 'remove', 'spam', 'ban', 'shadow', 'unban'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** The lists a moderator works through. */
export const moderationQueues = ['waiting', 'reported', 'spam', 'removed', 'shown', 'shadow'] as const;
export type ModerationQueue = (typeof moderationQueues)[number];

/** Comments on one page of a queue. */
export const moderationQueueLength = 50;
