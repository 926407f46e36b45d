import { type CommentSort, commentSorts } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentIcon } from '#design/discussion/comment-icon.ts';
import { countWords, emptyThreadLines } from '#design/discussion/render-comment.ts';
import type { ReadThread } from './calls.ts';
import { type CommentActions, commentView } from './comment-view.ts';
import { button, element, nodeOf } from './elements.ts';

/** Elements that stay the same from one render to the next, with their state. */
export interface ThreadControls {
  sortField: HTMLElement;
  mainForm: HTMLElement;
  /** The live region for messages. */
  status: HTMLElement;
}

/** The elements of a thread, in their order. */
export function threadView(
  thread: ReadThread,
  { sortField, mainForm, status }: ThreadControls,
  options: { actions: CommentActions; signInUrl: string | undefined; loadMore(after: string): void },
): HTMLElement[] {
  const { actions, signInUrl, loadMore } = options;
  const { next } = thread;
  const writing = writingArea(thread, mainForm, signInUrl);
  if (thread.comments.length === 0 && !thread.isClosed)
    return [firstComment(thread, mainForm, signInUrl), writing, status];
  return [
    element('div', { class: 'discussion-bar' }, element('b', {}, countWords(thread.count))),
    writing,
    element(
      'div',
      { class: 'discussion-order' },
      sortField,
      element('p', { class: 'discussion-hint' }, messages.bestMeans),
    ),
    status,
    element('ol', { class: 'discussion-list' }, ...thread.comments.map((one) => commentView(one, actions))),
    ...(next
      ? [
          button(messages.more, () => loadMore(next), {
            key: 'more',
            class: 'discussion-more discussion-next',
          }),
        ]
      : []),
  ];
}

function firstComment(
  { isSignedIn }: ReadThread,
  mainForm: HTMLElement,
  signInUrl: string | undefined,
): HTMLElement {
  const write = isSignedIn
    ? button(messages.writeFirst, () => mainForm.querySelector('textarea')?.focus(), {
        key: 'first',
        class: 'discussion-send',
      })
    : signInUrl
      ? element(
          'a',
          { href: signInUrl, 'data-discussion': 'sign-in', class: 'discussion-send' },
          messages.writeFirst,
        )
      : undefined;
  return element(
    'div',
    { class: 'discussion-state' },
    nodeOf(emptyThreadLines()),
    element('h3', {}, messages.nobodyYet),
    element('p', {}, messages.beFirst),
    ...(write ? [write] : []),
  );
}

/** The form, or why there is none. */
function writingArea(
  { isClosed, isSignedIn }: ReadThread,
  mainForm: HTMLElement,
  signInUrl: string | undefined,
): HTMLElement {
  if (isClosed) return element('p', { class: 'discussion-quiet' }, messages.closed);
  if (isSignedIn) return mainForm;
  return element(
    'p',
    { class: 'discussion-quiet' },
    `${messages.reading} `,
    signInUrl
      ? element('a', { href: signInUrl, 'data-discussion': 'sign-in' }, messages.signIn)
      : messages.signIn,
  );
}

/** In place of a thread that could not be read; the server's comments below it can be. */
export function loadError(hasDraft: boolean, onTryAgain: () => void): HTMLElement {
  return element(
    'div',
    { class: 'discussion-state', role: 'alert' },
    element('p', { class: 'discussion-error' }, nodeOf(commentIcon('alert')), messages.away),
    ...(hasDraft ? [element('p', {}, messages.draftSafe)] : []),
    button(messages.tryAgain, onTryAgain, { key: 'try-again', class: 'discussion-more' }),
  );
}

export function createSortField(chosen: CommentSort, onChange: (sort: CommentSort) => void): HTMLElement {
  const choices = commentSorts.map((name) =>
    button(
      messages.sorts[name],
      (pressed) => {
        if (pressed.ariaPressed === 'true') return;
        for (const one of choices) one.ariaPressed = String(one === pressed);
        onChange(name);
      },
      { key: `sort-${name}`, 'aria-pressed': String(name === chosen) },
    ),
  );
  return element(
    'div',
    { class: 'discussion-sort', role: 'group', 'aria-label': 'Sort comments' },
    ...choices,
  );
}
