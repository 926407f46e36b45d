import type { ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentIcon } from '#design/discussion/comment-icon.ts';
import {
  addressee,
  type CommentLook,
  commentElementId,
  commentFace,
  commentHead,
  commentName,
  commentWords,
  isEmptyPlace,
  removedWords,
  voteWords,
} from '#design/discussion/render-comment.ts';
import { button, element, nodeOf } from './elements.ts';
import { type MenuEntry, moreMenu } from './more-menu.ts';

export type FormKind = 'answer' | 'edit' | 'report';

export interface CommentActions extends CommentLook {
  isSignedIn: boolean;
  isClosed: boolean;
  isReported(comment: ShownComment): boolean;
  /** This reader hid the comment's author. */
  isHidden(comment: ShownComment): boolean;
  /** Replies that are not loaded yet. */
  hidden(comment: ShownComment): number;
  vote(comment: ShownComment, value: 1 | -1 | 0): void;
  remove(comment: ShownComment): void;
  moreReplies(comment: ShownComment): void;
  copyLink(comment: ShownComment): void;
  hideAuthor(comment: ShownComment, isHidden: boolean): void;
  /** Opens or closes a form below a comment. */
  toggle(kind: FormKind, comment: ShownComment): void;
  /** The open form below a comment. */
  formOf(comment: ShownComment): HTMLElement | undefined;
}

/** One comment with its replies below it. */
export function commentView(comment: ShownComment, actions: CommentActions, rootId?: string): HTMLElement {
  const { id, replies } = comment;
  const item = element('li', {
    id: commentElementId(id),
    class: comment.isWaiting ? 'discussion-comment discussion-own' : 'discussion-comment',
  });
  if (isEmptyPlace(comment)) item.append(nodeOf(removedWords(comment)));
  else if (actions.isHidden(comment)) item.append(hiddenAuthor(comment, actions));
  else item.append(articleOf(comment, actions, rootId));
  if (replies.length > 0)
    item.append(
      element('ol', { class: 'discussion-replies' }, ...replies.map((one) => commentView(one, actions, id))),
    );
  const hidden = comment.parentId === null ? actions.hidden(comment) : 0;
  if (hidden > 0)
    item.append(
      button(
        [nodeOf(commentIcon('down')), messages.moreReplies(hidden)],
        () => actions.moreReplies(comment),
        { key: `more-${id}`, class: 'discussion-tool discussion-more-replies' },
      ),
    );
  return item;
}

function hiddenAuthor(comment: ShownComment, actions: CommentActions): HTMLElement {
  return element(
    'p',
    { class: 'discussion-quiet' },
    `${messages.hidden} `,
    button(messages.showReader, () => actions.hideAuthor(comment, false), { key: `show-${comment.id}` }),
  );
}

function articleOf(comment: ShownComment, actions: CommentActions, rootId: string | undefined): HTMLElement {
  const form = actions.formOf(comment);
  return element(
    'article',
    { class: 'discussion-item', 'aria-label': messages.by(commentName(comment)) },
    nodeOf(commentFace(comment)),
    element(
      'div',
      { class: 'discussion-main' },
      nodeOf(commentHead(comment, actions)),
      ...addressee(comment, actions, rootId).map(nodeOf),
      nodeOf(commentWords(comment.text)),
      ...(comment.isWaiting
        ? [element('p', { class: 'discussion-waiting' }, nodeOf(commentIcon('clock')), messages.waiting)]
        : []),
      toolsOf(comment, actions),
      ...(form ? [form] : []),
    ),
  );
}

function toolsOf(comment: ShownComment, actions: CommentActions): HTMLElement {
  const { id, isMine, isWaiting } = comment;
  const name = commentName(comment);
  const canReply = !actions.isClosed && !isWaiting;
  return element(
    'div',
    { class: 'discussion-tools' },
    ...(isWaiting ? [] : [votesOf(comment, actions, isMine === true)]),
    ...(canReply
      ? [
          button([nodeOf(commentIcon('reply')), messages.reply], () => actions.toggle('answer', comment), {
            key: `answer-${id}`,
            class: 'discussion-tool',
            'aria-label': `${messages.reply}: ${name}`,
          }),
        ]
      : []),
    moreMenu(id, messages.moreAbout(name), entriesOf(comment, actions)),
  );
}

/** Readers cannot vote for their own comments: those show the numbers alone. */
function votesOf(comment: ShownComment, actions: CommentActions, isMine: boolean): HTMLElement {
  const target = (direction: 'up' | 'down', value: 1 | -1, count: number) => {
    const inside = voteWords(direction, count).map(nodeOf);
    if (isMine) return element('span', { class: 'discussion-vote' }, ...inside);
    const isPressed = comment.vote === value;
    return button(inside, () => actions.vote(comment, isPressed ? 0 : value), {
      key: `vote${value}-${comment.id}`,
      class: 'discussion-vote',
      'aria-pressed': String(isPressed),
    });
  };
  return element(
    'span',
    {
      class: 'discussion-votes',
      ...(isMine ? {} : { role: 'group', 'aria-label': messages.voteOn(commentName(comment)) }),
    },
    target('up', 1, comment.up),
    target('down', -1, comment.down),
  );
}

function entriesOf(comment: ShownComment, actions: CommentActions): MenuEntry[] {
  const { isMine, isOwn } = comment;
  const form = (kind: FormKind, words: string): MenuEntry => ({
    name: kind,
    words,
    act: () => actions.toggle(kind, comment),
  });
  return [
    { name: 'copy', words: messages.copyLink, act: () => actions.copyLink(comment) },
    ...(isOwn
      ? [
          form('edit', messages.edit),
          {
            name: 'delete',
            words: messages.delete,
            sure: messages.deleteSure,
            act: () => actions.remove(comment),
          },
        ]
      : []),
    ...(isMine
      ? []
      : [
          ...(actions.isReported(comment) ? [] : [form('report', messages.report)]),
          { name: 'hide', words: messages.hideReader, act: () => actions.hideAuthor(comment, true) },
        ]),
  ];
}
