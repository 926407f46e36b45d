import type { Draft } from '#content/entities/draft.ts';

/** A story as the server had it last, so that its screen opens without a connection. */
export interface StoryCopy {
  storyId: string;
  /** The `sub` of the account that had it open: no other one gets it. */
  account: string;
  /** The tab whose unsent steps fit onto it. */
  clientId: string;
  draft: Draft;
  at: string;
}

export interface StoryCopies {
  put(copy: StoryCopy): Promise<void>;
  get(storyId: string): Promise<StoryCopy | undefined>;
  delete(storyId: string): Promise<void>;
}

/** Enough for the stories of a day. */
export const mostCopies = 20;
/** As long as the session of an account of staff lasts at most. */
export const copyMilliseconds = 7 * 86_400_000;
