import type { ShownComment } from '#content/entities/discussion.ts';
import { commentLinkRel, linkParts } from '#content/rules/discussion/link-parts.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { element, type RenderedElement } from './markup.ts';

export interface CommentLook {
  /** The author this comment replies to; undefined when unknown. */
  nameOf(id: string): string;
  /** A moment in words. */
  time(iso: string): string;
}

const faceSize = '40';

/** Author, the author replied to, and time. */
export function commentHead(comment: ShownComment, { nameOf, time }: CommentLook): RenderedElement {
  const { author, parentId, createdAt, isEdited } = comment;
  const to = parentId === null ? '' : nameOf(parentId);
  const name = author?.name ?? messages.nobody;
  return element(
    'p',
    { class: 'discussion-head' },
    author?.picture
      ? element('img', {
          class: 'discussion-face',
          src: author.picture,
          alt: '',
          width: faceSize,
          height: faceSize,
          loading: 'lazy',
        })
      : element('span', { class: 'discussion-face', 'aria-hidden': 'true' }, initialOf(name)),
    element('b', { dir: 'auto' }, name),
    ...(to ? [element('span', { class: 'discussion-to' }, 'to ', element('span', { dir: 'auto' }, to))] : []),
    element('time', { datetime: createdAt }, time(createdAt)),
    ...(isEdited ? [element('span', { class: 'discussion-note' }, 'edited')] : []),
  );
}

/** Splits by grapheme: a name may begin with a character of several code units. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return first?.segment.toUpperCase() ?? '';
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

export const removedWords = (): RenderedElement =>
  element('p', { class: 'discussion-quiet' }, messages.removed);

/** A deleted comment: only its place remains, to hold its replies. */
export const isEmptyPlace = ({ author, text }: ShownComment): boolean => !author && text === '';

export const countWords = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
