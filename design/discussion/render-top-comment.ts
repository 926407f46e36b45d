import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { element, htmlOf } from './markup.ts';
import { commentFace, commentName, isEmptyPlace } from './render-comment.ts';

/** A quotation in a rail; longer comments end at a word. */
const mostCharacters = 150;

/** The comment that most readers agree with, beside its story; '' where no reader has agreed with one. */
export function topCommentHtml(thread: Pick<ShownThread, 'comments' | 'count' | 'identifier'>): string {
  const best = bestOf(thread.comments);
  if (!best) return '';
  return [
    element('b', {}, messages.top),
    element('p', { class: 'top-words', dir: 'auto' }, `“${shortened(best.text)}”`),
    element(
      'p',
      { class: 'top-name' },
      commentFace(best),
      element('span', { dir: 'auto' }, commentName(best)),
    ),
    element('a', { href: `#comments-${thread.identifier}` }, messages.readAll(thread.count)),
  ]
    .map(htmlOf)
    .join('');
}

function bestOf(comments: readonly ShownComment[]): ShownComment | undefined {
  const score = ({ up, down }: ShownComment) => up - down;
  return comments
    .filter((comment) => !isEmptyPlace(comment) && !comment.isWaiting && score(comment) > 0)
    .toSorted((a, b) => score(b) - score(a))[0];
}

/** Whole sentences if one ends in time, otherwise whole words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  const cut = line.slice(0, mostCharacters);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  if (sentence > 0) return cut.slice(0, sentence + 1);
  const word = cut.lastIndexOf(' ');
  return `${word > 0 ? cut.slice(0, word) : cut}…`;
}
