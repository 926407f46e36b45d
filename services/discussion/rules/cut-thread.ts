import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';

/** Of all comments in a page together. */
const pageCharacters = 20_000;

/** As many comments as fit, whole ones only; the first is always there. */
export function cutThread(thread: ShownThread, most = pageCharacters): ShownThread {
  let left = most;
  const fits = ({ text }: ShownComment) => {
    left -= text.length;
    return left >= 0;
  };
  const comments: ShownComment[] = [];
  for (const comment of thread.comments) {
    if (!fits(comment) && comments.length > 0) break;
    comments.push({ ...comment, replies: comment.replies.filter(fits) });
  }
  return { ...thread, comments };
}
