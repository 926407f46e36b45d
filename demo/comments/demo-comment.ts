export interface DemoComment {
  by: string;
  minutesAgo: number;
  words: string;
  /** The number of the comment it answers, from 0. */
  to?: number;
}

/** Conversations by the address of their story. */
export type DemoThreads = Readonly<Record<string, readonly DemoComment[]>>;
