import type { ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import {
  type CommentLook,
  commentHead,
  commentWords,
  isEmptyPlace,
  removedWords,
} from '#design/discussion/render-comment.ts';
import { button, element, nodeOf } from './elements.ts';

export type FormKind = 'answer' | 'edit' | 'report';

export interface CommentActions extends CommentLook {
  isSignedIn: boolean;
  isClosed: boolean;
  isReported(comment: ShownComment): boolean;
  /** Replies that are not loaded yet. */
  hidden(comment: ShownComment): number;
  vote(comment: ShownComment, value: 1 | -1 | 0): void;
  remove(comment: ShownComment): void;
  moreReplies(comment: ShownComment): void;
  /** Opens or closes a form below a comment. */
  toggle(kind: FormKind, comment: ShownComment): void;
  /** The open form below a comment. */
  formOf(comment: ShownComment): HTMLElement | undefined;
}

/** One comment with its replies below it. */
export function commentView(comment: ShownComment, actions: CommentActions): HTMLElement {
  const { id, replies } = comment;
  const item = element('li', { id: `comment-${id}`, class: 'discussion-comment' });
  if (isEmptyPlace(comment)) item.append(nodeOf(removedWords()));
  else {
    item.append(nodeOf(commentHead(comment, actions)), nodeOf(commentWords(comment.text)));
    if (comment.isWaiting) item.append(element('p', { class: 'discussion-quiet' }, messages.waiting));
    item.append(toolsOf(comment, actions));
    const form = actions.formOf(comment);
    if (form) item.append(form);
  }
  if (replies.length > 0)
    item.append(
      element('ol', { class: 'discussion-list' }, ...replies.map((one) => commentView(one, actions))),
    );
  const hidden = comment.parentId === null ? actions.hidden(comment) : 0;
  if (hidden > 0)
    item.append(
      button(`Show more replies (${hidden})`, () => actions.moreReplies(comment), {
        key: `more-${id}`,
        class: 'discussion-more',
      }),
    );
  return item;
}

function toolsOf(comment: ShownComment, actions: CommentActions): HTMLElement {
  const { id, isMine, isOwn, isWaiting } = comment;
  const { isSignedIn } = actions;
  const name = comment.author?.name ?? messages.nobody;
  const voteButton = (value: 1 | -1, words: string, count: number) =>
    button(`${words} ${count}`, () => actions.vote(comment, comment.vote === value ? 0 : value), {
      key: `vote${value}-${id}`,
      'aria-pressed': String(comment.vote === value),
    });
  const votes =
    isSignedIn && !isMine
      ? [voteButton(1, messages.agree, comment.up), voteButton(-1, messages.disagree, comment.down)]
      : [
          element('span', {}, `${messages.agree} ${comment.up}`),
          element('span', {}, `${messages.disagree} ${comment.down}`),
        ];
  const opener = (kind: FormKind, words: string) =>
    button(words, () => actions.toggle(kind, comment), {
      key: `${kind}-${id}`,
      'aria-label': `${words}: ${name}`,
    });
  return element(
    'div',
    { class: 'discussion-tools' },
    ...(isWaiting ? [] : votes),
    ...(isSignedIn && !actions.isClosed && !isWaiting ? [opener('answer', 'Reply')] : []),
    ...(isOwn ? [opener('edit', 'Edit'), deleteButton(comment, actions)] : []),
    ...(isSignedIn && !isMine
      ? [actions.isReported(comment) ? element('span', {}, 'Reported') : opener('report', 'Report')]
      : []),
  );
}

/** Deleting needs a second press. */
function deleteButton(comment: ShownComment, actions: CommentActions): HTMLElement {
  const label = 'Delete';
  const made = button(
    label,
    (pressed) => {
      if (pressed.dataset.sure) return actions.remove(comment);
      pressed.dataset.sure = 'yes';
      pressed.textContent = 'Delete for good?';
    },
    { key: `delete-${comment.id}` },
  );
  made.addEventListener('blur', () => {
    delete made.dataset.sure;
    made.textContent = label;
  });
  return made;
}
