import type { IncomingComment, RejectedComment } from '../../incoming-comments.ts';

/** Larger counts do not fit the column once readers here vote too. */
const mostVotes = 1_000_000_000;
const isVoteCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostVotes;

/** Why a comment cannot be imported, as far as it alone shows. */
export function commentProblem({ votes }: Pick<IncomingComment, 'votes'>): string | undefined {
  const isCounted = !votes || (isVoteCount(votes.up) && isVoteCount(votes.down));
  return isCounted ? undefined : 'its votes are not whole numbers from 0';
}

export const parentMissing = 'what it answers is not in the file';

export interface CommentCounts {
  preserved: number;
  lost: number;
}

interface CheckedComments {
  /** By thread. */
  counts: Map<string, CommentCounts>;
  rejected: { sourceId: string; reason: string }[];
}

/**
 * Finds out before an import which comments cannot come, so that their stories are not called clean. Only ids are stored: a
 * file may have a hundred thousand comments.
 */
export function createCommentCheck(): {
  add(comment: IncomingComment | RejectedComment): void;
  finish(): CheckedComments;
} {
  const counts: CheckedComments['counts'] = new Map();
  const rejected: CheckedComments['rejected'] = [];
  const places = new Map<string, { threadId: string; parentId: string | undefined }>();
  const count = (threadId: string | undefined, what: keyof CommentCounts) => {
    if (threadId === undefined) return;
    const thread = counts.get(threadId) ?? { preserved: 0, lost: 0 };
    thread[what] += 1;
    counts.set(threadId, thread);
  };
  const reject = (sourceId: string, threadId: string | undefined, reason: string) => {
    rejected.push({ sourceId, reason });
    count(threadId, 'lost');
  };
  return {
    add(comment) {
      const { sourceId, threadId } = comment;
      const problem = 'rejected' in comment ? comment.rejected : commentProblem(comment);
      if (problem) reject(sourceId, threadId, problem);
      else if (!('rejected' in comment) && !places.has(sourceId))
        places.set(sourceId, { threadId: comment.threadId, parentId: comment.parentId });
    },
    finish() {
      for (const [sourceId, { threadId }] of places)
        if (hasPlace(sourceId, places)) count(threadId, 'preserved');
        else reject(sourceId, threadId, parentMissing);
      return { counts, rejected };
    },
  };
}

/** Whether a comment and all that it answers are there, in one thread and not in a circle. */
function hasPlace(
  sourceId: string,
  places: ReadonlyMap<string, { threadId: string; parentId: string | undefined }>,
): boolean {
  const seen = new Set<string>();
  let place = places.get(sourceId);
  for (let id: string | undefined = sourceId; place?.parentId !== undefined; ) {
    if (seen.has(id)) return false;
    seen.add(id);
    id = place.parentId;
    const parent = places.get(id);
    if (parent?.threadId !== place.threadId) return false;
    place = parent;
  }
  return place !== undefined;
}
