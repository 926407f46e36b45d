import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { shortDate } from '#content/rules/short-date.ts';
import { element, htmlOf, type RenderedElement } from './markup.ts';
import {
  type CommentLook,
  commentHead,
  commentWords,
  countWords,
  isEmptyPlace,
  removedWords,
} from './render-comment.ts';

/**
 * A read-only thread for readers without scripts and for search engines. Space for what the embed adds is reserved
 * here, so that nothing moves when the embed takes over.
 */
export function threadHtml(thread: ShownThread): string {
  const all = thread.comments.flatMap((comment) => [comment, ...comment.replies]);
  const names = new Map(all.map(({ id, author }) => [id, author?.name ?? '']));
  const look: CommentLook = {
    nameOf: (id) => names.get(id) ?? '',
    time: shortDate,
  };
  const pieces = [
    element('div', { class: 'discussion-bar' }, element('b', {}, countWords(thread.count))),
    ...(thread.isClosed ? [element('p', { class: 'discussion-quiet' }, messages.closed)] : []),
    element(
      'ol',
      { class: 'discussion-list' },
      ...thread.comments.map((comment) => commentItem(comment, look)),
    ),
  ];
  return pieces.map(htmlOf).join('');
}

function commentItem(comment: ShownComment, look: CommentLook): RenderedElement {
  const { id, up, down, replies } = comment;
  return element(
    'li',
    { id: `comment-${id}`, class: 'discussion-comment' },
    ...(isEmptyPlace(comment)
      ? [removedWords()]
      : [
          commentHead(comment, look),
          commentWords(comment.text),
          element(
            'div',
            { class: 'discussion-tools' },
            element('span', {}, `${messages.agree} ${up}`),
            element('span', {}, `${messages.disagree} ${down}`),
          ),
        ]),
    ...(replies.length > 0
      ? [element('ol', { class: 'discussion-list' }, ...replies.map((reply) => commentItem(reply, look)))]
      : []),
  );
}
