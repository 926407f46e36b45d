import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { shortDate } from '#content/rules/short-date.ts';
import { element, htmlOf, type Markup, type RenderedElement } from './markup.ts';
import {
  addressee,
  type CommentLook,
  commentElementId,
  commentFace,
  commentHead,
  commentName,
  commentWords,
  countWords,
  isEmptyPlace,
  removedWords,
  voteWords,
} from './render-comment.ts';

/**
 * A read-only thread for readers without scripts and for search engines. Space for what the embed adds is reserved
 * here, so that nothing moves when the embed takes over.
 */
export function threadHtml(thread: ShownThread): string {
  const pieces = [
    element('div', { class: 'discussion-bar' }, element('b', {}, countWords(thread.count))),
    ...(thread.isClosed ? [element('p', { class: 'discussion-quiet' }, messages.closed)] : []),
  ];
  return pieces.map(htmlOf).join('') + commentListHtml(thread);
}

/** The comments alone, read-only. `toolsOf` adds controls to the votes of one comment. */
export function commentListHtml(
  thread: Pick<ShownThread, 'comments'>,
  toolsOf: (comment: ShownComment) => readonly Markup[] = () => [],
): string {
  const all = thread.comments.flatMap((comment) => [comment, ...comment.replies]);
  const names = new Map(all.map(({ id, author }) => [id, author?.name ?? '']));
  const look: CommentLook = { nameOf: (id) => names.get(id) ?? '', time: shortDate };
  const item = (comment: ShownComment, rootId?: string): RenderedElement =>
    element(
      'li',
      { id: commentElementId(comment.id), class: 'discussion-comment' },
      ...(isEmptyPlace(comment)
        ? [removedWords(comment)]
        : [commentArticle(comment, look, { rootId, toolsOf })]),
      ...(comment.replies.length > 0
        ? [
            element(
              'ol',
              { class: 'discussion-replies' },
              ...comment.replies.map((reply) => item(reply, comment.id)),
            ),
          ]
        : []),
    );
  return htmlOf(
    element('ol', { class: 'discussion-list' }, ...thread.comments.map((comment) => item(comment))),
  );
}

function commentArticle(
  comment: ShownComment,
  look: CommentLook,
  { rootId, toolsOf }: { rootId: string | undefined; toolsOf(comment: ShownComment): readonly Markup[] },
): RenderedElement {
  const count = (direction: 'up' | 'down', many: number) =>
    element('span', { class: 'discussion-vote' }, ...voteWords(direction, many));
  return element(
    'article',
    { class: 'discussion-item', 'aria-label': messages.by(commentName(comment)) },
    commentFace(comment),
    element(
      'div',
      { class: 'discussion-main' },
      commentHead(comment, look),
      ...addressee(comment, look, rootId),
      commentWords(comment.text),
      ...(comment.isWaiting ? [element('p', { class: 'discussion-waiting' }, messages.waiting)] : []),
      element(
        'div',
        { class: 'discussion-tools' },
        element('span', { class: 'discussion-votes' }, count('up', comment.up), count('down', comment.down)),
        ...toolsOf(comment),
      ),
    ),
  );
}
