import type { ShownComment } from '#content/entities/discussion.ts';
import { commentLinkRel, linkParts } from '#content/rules/discussion/link-parts.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentIcon } from './comment-icon.ts';
import { element, type RenderedElement } from './markup.ts';
import { readerAvatar } from './reader-avatar.ts';

export interface CommentLook {
  /** The author this comment replies to; undefined when unknown. */
  nameOf(id: string): string;
  /** A moment in words. */
  time(iso: string): string;
}

const faceSize = '48';

export const commentName = ({ author }: Pick<ShownComment, 'author'>): string =>
  author?.name ?? messages.nobody;

export const commentElementId = (id: string): string => `comment-${id}`;

export function commentFace({ author }: Pick<ShownComment, 'author'>): RenderedElement {
  if (!author?.picture) return readerAvatar(author?.key ?? author?.name ?? '');
  const { picture: src } = author;
  const look = { class: 'discussion-face', width: faceSize, height: faceSize };
  return element('img', { ...look, src, alt: '', loading: 'lazy' });
}

/** Author and time. */
export function commentHead(comment: ShownComment, { time }: Pick<CommentLook, 'time'>): RenderedElement {
  const { createdAt, isEdited } = comment;
  return element(
    'div',
    { class: 'discussion-head' },
    element('b', { dir: 'auto' }, commentName(comment)),
    element(
      'a',
      { class: 'discussion-when', href: `#${commentElementId(comment.id)}` },
      element('time', { datetime: createdAt }, time(createdAt)),
    ),
    ...(isEdited ? [element('span', { class: 'discussion-note' }, 'edited')] : []),
  );
}

/** Replies have one indent, however deep they are: a reply to a reply names the reader it is for. */
export function addressee(
  { parentId }: ShownComment,
  { nameOf }: Pick<CommentLook, 'nameOf'>,
  rootId: string | undefined,
): RenderedElement[] {
  const to = parentId === null || parentId === rootId ? '' : nameOf(parentId);
  if (!to) return [];
  return [
    element(
      'p',
      { class: 'discussion-to' },
      commentIcon('reply'),
      element('span', {}, 'to ', element('span', { dir: 'auto' }, to)),
    ),
  ];
}

export function commentWords(text: string): RenderedElement {
  return element(
    'p',
    { class: 'discussion-words', dir: 'auto' },
    ...linkParts(text).map((part) =>
      part.href
        ? element('a', { href: part.href, rel: commentLinkRel, target: '_blank' }, part.text)
        : part.text,
    ),
  );
}

export const removedWords = ({ wasModerated }: Pick<ShownComment, 'wasModerated'>): RenderedElement =>
  element('p', { class: 'discussion-quiet' }, wasModerated ? messages.moderated : messages.removed);

/** A deleted comment: only its place remains, to hold its replies. */
export const isEmptyPlace = ({ author, text }: ShownComment): boolean => !author && text === '';

const numberWords = new Intl.NumberFormat('en-US');

export const countWords = (count: number): string =>
  count === 1 ? '1 comment' : `${numberWords.format(count)} comments`;

/** The inside of a vote's target. Zero is not written. */
export const voteWords = (direction: 'up' | 'down', count: number): RenderedElement[] => [
  commentIcon(direction),
  element('span', { class: 'discussion-hidden' }, direction === 'up' ? messages.agree : messages.disagree),
  ...(count > 0 ? [element('b', {}, numberWords.format(count))] : []),
];

/** Many short lines and one tall one. */
export function emptyThreadLines(): RenderedElement {
  const line = (index: number) =>
    index === 17
      ? element('rect', { x: String(index * 10), y: '0', width: '4', height: '44' })
      : element('rect', { x: String(index * 10 + 1), y: '32', width: '1.5', height: '12' });
  return element(
    'svg',
    { class: 'discussion-lines', viewBox: '0 0 346 44', 'aria-hidden': 'true' },
    ...Array.from({ length: 35 }, (_, index) => line(index)),
  );
}
