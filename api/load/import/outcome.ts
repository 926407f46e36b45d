import type { StoryState } from '#content/entities/story-types.ts';
import type { StoryAccount } from '#content/rules/imports/account.ts';

/** The `sourceId` of the line that says where an export is cut: its last result, and never clean. */
export const cutSourceId = 'cut';

/** The result for one story of an import. */
export interface Outcome {
  sourceId: string;
  title: string;
  /** Its id here, if it is here. */
  id?: string;
  /** Its state here, if the import wrote it. */
  state?: StoryState;
  /** `skipped`: an editor changed the story here, so the import does not overwrite it. */
  what: 'added' | 'changed' | 'unchanged' | 'skipped' | 'rejected';
  reason?: string;
  /** Small things that were changed or left out on the way. */
  notes: string[];
  redirects?: number;
  /** What was preserved, changed and lost, if the reader of its format counts it. */
  account?: StoryAccount;
  /** By `isClean`: nothing readers saw is missing. */
  clean?: boolean;
}
