import type { ShownComment } from '#content/entities/discussion.ts';
import { commentLinkRel, linkParts } from '#content/rules/discussion/link-parts.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { drawn, type RenderedElement } from './markup.ts';

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
  return drawn(
    'p',
    { class: 'discussion-head' },
    author?.picture
      ? drawn('img', {
          class: 'discussion-face',
          src: author.picture,
          alt: '',
          width: faceSize,
          height: faceSize,
          loading: 'lazy',
        })
      : drawn('span', { class: 'discussion-face', 'aria-hidden': 'true' }, initialOf(name)),
    drawn('b', { dir: 'auto' }, name),
    ...(to ? [drawn('span', { class: 'discussion-to' }, 'to ', drawn('span', { dir: 'auto' }, to))] : []),
    drawn('time', { datetime: createdAt }, time(createdAt)),
    ...(isEdited ? [drawn('span', { class: 'discussion-note' }, 'edited')] : []),
  );
}

/** Splits by grapheme: a name may begin with a character of several code units. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return first?.segment.toUpperCase() ?? '';
}

export function commentWords(text: string): RenderedElement {
  return drawn(
    'p',
    { class: 'discussion-words', dir: 'auto' },
    ...linkParts(text).map((part) =>
      part.href
        ? drawn('a', { href: part.href, rel: commentLinkRel, target: '_blank' }, part.text)
        : part.text,
    ),
  );
}

export const removedWords = (): RenderedElement =>
  drawn('p', { class: 'discussion-quiet' }, messages.removed);

/** A deleted comment: only its place remains, to hold its replies. */
export const isEmptyPlace = ({ author, text }: ShownComment): boolean => !author && text === '';

export const countWords = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
