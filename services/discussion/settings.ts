import type { DiscussionRules } from '#content/publication/schema.ts';

export type DiscussionSettings = DiscussionRules;

/** What a publication may start from. */
export const usualSettings: DiscussionSettings = {
  closeAfterDays: 365,
  editMinutes: 15,
  spam: { links: 3, words: [] },
  perMinute: 5,
  reportsToHide: 3,
};
