import { type CommentSort, commentSorts } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { countWords } from '#design/discussion/render-comment.ts';
import type { ReadThread } from './calls.ts';
import { type CommentActions, commentView } from './comment-view.ts';
import { button, element } from './elements.ts';

const sortNames: Readonly<Record<CommentSort, string>> = {
  best: 'Best',
  newest: 'Newest',
  oldest: 'Oldest',
};

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
  return [
    element('div', { class: 'discussion-bar' }, element('b', {}, countWords(thread.count)), sortField),
    writingArea(thread, mainForm, signInUrl),
    status,
    element('ol', { class: 'discussion-list' }, ...thread.comments.map((one) => commentView(one, actions))),
    ...(next
      ? [button('Show more comments', () => loadMore(next), { key: 'more', class: 'discussion-more' })]
      : []),
  ];
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
    signInUrl
      ? element('a', { href: signInUrl, 'data-discussion': 'sign-in' }, messages.signIn)
      : messages.signIn,
  );
}

export function createSortField(chosen: CommentSort, onChange: (sort: CommentSort) => void): HTMLElement {
  const field = element('select', {});
  for (const name of commentSorts)
    field.append(element('option', { value: name, selected: name === chosen }, sortNames[name]));
  field.addEventListener('change', () =>
    onChange(commentSorts.find((name) => name === field.value) ?? 'best'),
  );
  return element('label', { class: 'discussion-sort' }, 'Sort by ', field);
}
