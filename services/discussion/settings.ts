import type { SpamRules } from './rules/judge-comment.ts';

export interface DiscussionSettings {
  /** A thread is closed so many days after it was opened. */
  closeAfterDays: number;
  /** An author may change a comment so long. */
  editMinutes: number;
  spam: SpamRules;
  /** Comments of one person within a minute. */
  perMinute: number;
  /** So many readers who report a comment take it off the page until staff looked at it. */
  reportsToHide: number;
}

export const usualSettings: DiscussionSettings = {
  closeAfterDays: 365,
  editMinutes: 15,
  spam: { links: 3, words: [] },
  perMinute: 5,
  reportsToHide: 3,
};
