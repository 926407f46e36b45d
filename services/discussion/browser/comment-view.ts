import type { ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { button, element, wordsOf } from './elements.ts';

export interface CommentActions {
  isSignedIn: boolean;
  isClosed: boolean;
  vote(comment: ShownComment, value: 1 | -1 | 0): void;
  answer(comment: ShownComment, place: HTMLElement): void;
  edit(comment: ShownComment, place: HTMLElement): void;
  remove(comment: ShownComment): void;
  report(comment: ShownComment): void;
  moreReplies(comment: ShownComment): void;
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** One comment with its answers below it. */
export function commentView(comment: ShownComment, actions: CommentActions, nameOf: (id: string) => string) {
  const { author, replies } = comment;
  const item = element('li', { id: `comment-${comment.id}`, class: 'discussion-comment' });
  if (!author && comment.text === '')
    item.append(element('p', { class: 'discussion-quiet' }, messages.removed));
  else {
    const place = element('div', { class: 'discussion-place' });
    item.append(headOf(comment, nameOf), wordsOf(comment.text));
    if (comment.isWaiting) item.append(element('p', { class: 'discussion-quiet' }, messages.waiting));
    else item.append(toolsOf(comment, actions, place));
    item.append(place);
  }
  if (replies.length > 0)
    item.append(
      element('ol', { class: 'discussion-list' }, ...replies.map((one) => commentView(one, actions, nameOf))),
    );
  const hidden = comment.replyCount - replies.filter(({ isWaiting }) => !isWaiting).length;
  if (comment.parentId === null && hidden > 0)
    item.append(button(`Show more replies (${hidden})`, () => actions.moreReplies(comment)));
  return item;
}

function headOf({ author, parentId, createdAt, isEdited }: ShownComment, nameOf: (id: string) => string) {
  const to = parentId === null ? '' : nameOf(parentId);
  return element(
    'p',
    { class: 'discussion-head' },
    ...(author?.picture
      ? [element('img', { src: author.picture, alt: '', width: '32', height: '32', loading: 'lazy' })]
      : []),
    element('b', { dir: 'auto' }, author?.name ?? 'Former reader'),
    ...(to ? [' to ', element('span', { dir: 'auto' }, to)] : []),
    ' ',
    element('time', { datetime: createdAt }, time.format(new Date(createdAt))),
    ...(isEdited ? [' (edited)'] : []),
  );
}

function toolsOf(comment: ShownComment, actions: CommentActions, place: HTMLElement): HTMLElement {
  const { isSignedIn } = actions;
  const mayVote = isSignedIn && !comment.isOwn;
  const voteButton = (value: 1 | -1, words: string, count: number) =>
    button(`${words} ${count}`, () => actions.vote(comment, comment.vote === value ? 0 : value), {
      'aria-pressed': String(comment.vote === value),
      disabled: !mayVote,
    });
  return element(
    'div',
    { class: 'discussion-tools' },
    voteButton(1, 'Agree', comment.up),
    voteButton(-1, 'Disagree', comment.down),
    ...(isSignedIn && !actions.isClosed ? [button('Reply', () => actions.answer(comment, place))] : []),
    ...(comment.isOwn
      ? [button('Edit', () => actions.edit(comment, place)), button('Delete', () => actions.remove(comment))]
      : isSignedIn
        ? [button('Report', () => actions.report(comment))]
        : []),
  );
}
