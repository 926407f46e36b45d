import type { CommentCounts } from './rules/imports/check-comments.ts';

/** A conversation as another discussion service names it. */
export interface IncomingThread {
  sourceId: string;
  /** How pages named it there; empty when they did not. */
  identifier: string;
  /** The address of the page it stood on. */
  link: string;
  title: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  isClosed: boolean;
}

export interface IncomingComment {
  sourceId: string;
  threadId: string;
  parentId: string | undefined;
  /** The key is short, and the same for the same person. */
  author: { key: string; name: string };
  /** Text, whatever it was there. */
  text: string;
  createdAt: number;
  /** Counted on its old platform: whole numbers from 0. Votes of readers here are added to them. */
  votes?: { up: number; down: number } | undefined;
  isDeleted: boolean;
  isSpam: boolean;
  /** It waited for a moderator there, and waits here. */
  isHeld?: boolean;
}

export interface RejectedComment {
  sourceId: string;
  /** The thread that loses it; without it nothing that a reader wrote is lost. */
  threadId?: string;
  rejected: string;
}

export interface IncomingDiscussion {
  /** Names where it comes from: the same name finds the same comments again. */
  source: string;
  threads: readonly IncomingThread[];
  commentCount: number;
  /** How many comments of each thread can come and how many cannot, if the reader of the format counts them. */
  counts?: ReadonlyMap<string, CommentCounts>;
  /** One by one; may be read again from the start. */
  comments(): AsyncIterable<IncomingComment | RejectedComment>;
}
