/** `key` is the same in all threads, and no account can be found by it: avatars are made from it. */
export interface CommentAuthor {
  name: string;
  key?: string | undefined;
  picture?: string | undefined;
}

/** Comments as every reader may see them. `text` is plain text: escape it when rendering. */
export interface ShownComment {
  id: string;
  /** What it answers; null at the top. */
  parentId: string | null;
  /** Gone with a comment that was taken down but has answers. */
  author: CommentAuthor | null;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  isEdited: boolean;
  up: number;
  down: number;
  /** How many answers there are below it, at any depth; only of comments at the top. */
  replyCount: number;
  /** The first of them, oldest first. */
  replies: readonly ShownComment[];
  /** Only for its author: it is not shown to others (yet). */
  isWaiting?: true | undefined;
  /** Only for its author, who can neither vote for nor report it. */
  isMine?: true | undefined;
  /** Only for its author, while it may be changed. */
  isOwn?: true | undefined;
  /** Its words are gone because a moderator removed it, not its author. */
  wasModerated?: true | undefined;
  /** What this reader thinks of it. */
  vote?: 1 | -1 | undefined;
}

export const commentSorts = ['best', 'newest', 'oldest'] as const;
export type CommentSort = (typeof commentSorts)[number];

export interface ShownThread {
  identifier: string;
  /** All that everybody may see. */
  count: number;
  isClosed: boolean;
  sort: CommentSort;
  comments: readonly ShownComment[];
  /** Where the next comments begin; null after the last. */
  next: string | null;
}

/** The first comments of a story, as a page holds them; the key is of every page that does. */
export interface FirstComments {
  thread: ShownThread;
  key: string;
}
