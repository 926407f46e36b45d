import type { ShownComment } from '#content/entities/discussion.ts';
import type { ReadThread } from './calls.ts';

/** The state of a thread for one reader. Actions change it in place: an open form stays open. */
export interface ThreadState {
  thread: ReadThread;
  /** The cursor for the next replies to a comment; null after the last, undefined before the first request. */
  nextReplies: Readonly<Record<string, string | null>>;
  /** Comments this reader reported to the editors. */
  reported: ReadonlySet<string>;
}

export type ThreadEvent = { type: 'opened'; thread: ReadThread } | ThreadChange;

/** An event of a thread that is open. */
type ThreadChange =
  | { type: 'more'; thread: ReadThread }
  | { type: 'replies'; root: string; comments: readonly ShownComment[]; next: string | null }
  | { type: 'added'; comment: ShownComment }
  | { type: 'edited'; comment: ShownComment }
  | { type: 'deleted'; id: string }
  | { type: 'voted'; id: string; value: 1 | -1 | 0; up: number; down: number }
  | { type: 'reported'; id: string };

export function nextThread(state: ThreadState | undefined, event: ThreadEvent): ThreadState | undefined {
  if (event.type === 'opened') return { thread: event.thread, nextReplies: {}, reported: new Set() };
  return state && changeThread(state, event);
}

function changeThread(state: ThreadState, event: ThreadChange): ThreadState {
  const { thread } = state;
  const withComments = (comments: readonly ShownComment[], change = 0): ThreadState => ({
    ...state,
    thread: { ...thread, comments, count: thread.count + change },
  });
  switch (event.type) {
    case 'more': {
      const comments = withoutRepeats([...thread.comments, ...event.thread.comments]);
      return { ...state, thread: { ...event.thread, comments } };
    }
    case 'replies': {
      const comments = thread.comments.map((root) =>
        root.id === event.root
          ? { ...root, replies: withoutRepeats([...root.replies, ...event.comments]) }
          : root,
      );
      return {
        ...withComments(comments),
        nextReplies: { ...state.nextReplies, [event.root]: event.next },
      };
    }
    case 'added': {
      const { comment } = event;
      const isShown = comment.isWaiting ? 0 : 1;
      if (comment.parentId === null) return withComments([comment, ...thread.comments], isShown);
      const comments = thread.comments.map((root) =>
        root.id === comment.parentId || root.replies.some(({ id }) => id === comment.parentId)
          ? { ...root, replyCount: root.replyCount + isShown, replies: [...root.replies, comment] }
          : root,
      );
      return withComments(comments, isShown);
    }
    case 'edited': {
      const { comment } = event;
      const was = find(thread.comments, comment.id);
      const change = Number(was?.isWaiting === true) - Number(comment.isWaiting === true);
      return withComments(
        changed(thread.comments, comment.id, ({ replies, replyCount }) => ({
          ...comment,
          replies,
          replyCount,
        })),
        change,
      );
    }
    case 'deleted':
      return withComments(
        without(thread.comments, event.id),
        find(thread.comments, event.id)?.isWaiting ? 0 : -1,
      );
    case 'voted': {
      const { id, value, up, down } = event;
      return withComments(
        changed(thread.comments, id, (comment) => ({
          ...comment,
          up,
          down,
          vote: value === 0 ? undefined : value,
        })),
      );
    }
    case 'reported':
      return { ...state, reported: new Set([...state.reported, event.id]) };
  }
}

/** Replies to a comment that are not loaded yet. */
export function hiddenReplies({ nextReplies }: ThreadState, root: ShownComment): number {
  if (nextReplies[root.id] === null) return 0;
  return Math.max(0, root.replyCount - root.replies.filter(({ isWaiting }) => !isWaiting).length);
}

export function find(comments: readonly ShownComment[], id: string): ShownComment | undefined {
  return comments.flatMap((comment) => [comment, ...comment.replies]).find((comment) => comment.id === id);
}

function changed(
  comments: readonly ShownComment[],
  id: string,
  change: (comment: ShownComment) => ShownComment,
): ShownComment[] {
  return comments.map((comment) =>
    comment.id === id
      ? change(comment)
      : comment.replies.length > 0
        ? { ...comment, replies: changed(comment.replies, id, change) }
        : comment,
  );
}

/** A deleted comment with replies leaves an empty placeholder. */
function without(comments: readonly ShownComment[], id: string): ShownComment[] {
  return comments.flatMap((comment) => {
    if (comment.id === id) return comment.replyCount > 0 ? [emptyPlace(comment)] : [];
    if (!comment.replies.some((reply) => reply.id === id)) return [comment];
    const replies = comment.replies.filter((reply) => reply.id !== id);
    const replyCount = comment.replyCount - (find(comment.replies, id)?.isWaiting ? 0 : 1);
    const isEmpty = !comment.author && comment.text === '' && replyCount === 0;
    return isEmpty ? [] : [{ ...comment, replies, replyCount }];
  });
}

const emptyPlace = (comment: ShownComment): ShownComment => ({
  ...comment,
  author: null,
  text: '',
  isOwn: undefined,
  isWaiting: undefined,
});

/** New comments may have moved others to the next page. */
function withoutRepeats(comments: readonly ShownComment[]): ShownComment[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}
