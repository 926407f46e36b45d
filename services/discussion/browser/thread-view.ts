import { type CommentSort, commentSorts, type ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { dateAndTime } from '#content/rules/short-date.ts';
import { countWords } from '#design/discussion/render-comment.ts';
import type { Calls } from './calls.ts';
import { type CommentActions, commentView, type FormKind } from './comment-view.ts';
import { button, element } from './elements.ts';
import { type EmbedConfig, runCallbacks } from './embed-config.ts';
import { find, hiddenReplies, nextThread, type ThreadEvent, type ThreadState } from './thread-state.ts';
import { writingForm } from './writing-form.ts';

const sortNames: Readonly<Record<CommentSort, string>> = {
  best: 'Best',
  newest: 'Newest',
  oldest: 'Oldest',
};

/** Renders a thread on the page. `isCurrent` is false once the page was reset to another thread. */
export function openThread(parts: {
  place: HTMLElement;
  config: EmbedConfig;
  calls: Calls;
  isCurrent(): boolean;
}): Promise<void> {
  const { place, config, calls, isCurrent } = parts;
  const identifier = config.page.identifier ?? '';
  let sort: CommentSort = 'best';
  let state: ThreadState | undefined;
  const status = element('p', { role: 'status', class: 'discussion-status' });
  /** Forms survive a render: a draft is not lost when something else changes. */
  const mainForm = writingForm({ label: 'Your comment', send: 'Comment', onSend: (text) => comment(text) });
  const openForms = new Map<string, { kind: FormKind; form: HTMLElement }>();

  const say = (words: string) => {
    status.textContent = words;
  };
  /** After sending a form the focus returns to where it was opened. */
  const focusOn = (key: string) =>
    place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  function happen(event: ThreadEvent): void {
    state = nextThread(state, event);
    render();
  }

  async function load(after?: string): Promise<void> {
    const read = await calls.thread(identifier, sort, after);
    if (!isCurrent()) return;
    if (!read.ok) {
      // The server-rendered comments can still be read.
      if (!status.isConnected) place.prepend(status);
      return say(read.message);
    }
    happen({ type: after ? 'more' : 'opened', thread: read.data });
    if (after) runCallbacks(config, 'onPaginate');
  }

  /** Sends a request and shows its errors; returns undefined on an error. */
  async function send<T>(what: string, body: unknown): Promise<T | undefined> {
    say('');
    const sent = await calls.write<T>(what, body);
    if (!isCurrent()) return undefined;
    if (sent.ok) return sent.data;
    say(sent.message);
    return undefined;
  }

  async function comment(text: string, parentId?: string): Promise<boolean> {
    runCallbacks(config, 'beforeComment', { text });
    const sent = await send<{ id: string; isWaiting: boolean; comment: ShownComment }>('comment', {
      identifier,
      text,
      ...(parentId ? { parentId } : {}),
    });
    if (!sent) return false;
    if (parentId) openForms.delete(parentId);
    happen({ type: 'added', comment: sent.comment });
    if (parentId) focusOn(`answer-${parentId}`);
    say(sent.isWaiting ? messages.waiting : messages.posted);
    document.getElementById(`comment-${sent.id}`)?.scrollIntoView({ block: 'nearest' });
    runCallbacks(config, 'onNewComment', { id: sent.id, text });
    return true;
  }

  async function edit(id: string, text: string): Promise<boolean> {
    const sent = await send<{ isWaiting: boolean; comment: ShownComment }>('edit', { id, text });
    if (!sent) return false;
    openForms.delete(id);
    happen({ type: 'edited', comment: sent.comment });
    focusOn(`edit-${id}`);
    say(sent.isWaiting ? messages.waiting : messages.changed);
    return true;
  }

  async function report(id: string, reason: string): Promise<boolean> {
    if (!(await send('report', { id, reason }))) return false;
    openForms.delete(id);
    happen({ type: 'reported', id });
    say(messages.reported);
    return true;
  }

  async function vote({ id }: ShownComment, value: 1 | -1 | 0): Promise<void> {
    const votes = await send<{ up: number; down: number }>('vote', { id, value });
    if (votes) happen({ type: 'voted', id, value, ...votes });
  }

  async function remove({ id }: ShownComment): Promise<void> {
    if (!(await send('delete', { id }))) return;
    openForms.delete(id);
    happen({ type: 'deleted', id });
    say(messages.deleted);
  }

  async function moreReplies(root: ShownComment): Promise<void> {
    const read = await calls.replies(root.id, state?.nextReplies[root.id] ?? undefined);
    if (!isCurrent()) return;
    if (read.ok) happen({ type: 'replies', root: root.id, ...read.data });
    else say(read.message);
  }

  function formFor(kind: FormKind, { id, text }: ShownComment): HTMLElement {
    switch (kind) {
      case 'answer':
        return writingForm({ label: 'Your reply', send: 'Reply', onSend: (words) => comment(words, id) });
      case 'edit':
        return writingForm({ label: 'Your comment', send: 'Save', text, onSend: (words) => edit(id, words) });
      case 'report':
        return writingForm({
          label: 'What is wrong with it? (optional)',
          send: 'Report',
          isOptional: true,
          most: 500,
          onSend: (reason) => report(id, reason),
        });
    }
  }

  const actions = (shown: ThreadState): CommentActions => ({
    isSignedIn: shown.thread.isSignedIn,
    isClosed: shown.thread.isClosed,
    nameOf: (id) => find(shown.thread.comments, id)?.author?.name ?? '',
    time: dateAndTime,
    isReported: ({ id }) => shown.reported.has(id),
    hidden: (root) => hiddenReplies(shown, root),
    vote: (one, value) => void vote(one, value),
    remove: (one) => void remove(one),
    moreReplies: (root) => void moreReplies(root),
    toggle(kind, one) {
      const isOpen = openForms.get(one.id)?.kind === kind;
      if (isOpen) openForms.delete(one.id);
      else openForms.set(one.id, { kind, form: formFor(kind, one) });
      render();
      if (!isOpen) openForms.get(one.id)?.form.querySelector('textarea')?.focus();
    },
    formOf: ({ id }) => openForms.get(id)?.form,
  });

  const sortField = (() => {
    const field = element('select', {});
    for (const name of commentSorts)
      field.append(element('option', { value: name, selected: name === sort }, sortNames[name]));
    field.addEventListener('change', () => {
      sort = commentSorts.find((name) => name === field.value) ?? 'best';
      void load();
    });
    return element('label', { class: 'discussion-sort' }, 'Sort by ', field);
  })();

  function writing({ isClosed, isSignedIn }: ThreadState['thread']): HTMLElement {
    if (isClosed) return element('p', { class: 'discussion-quiet' }, messages.closed);
    if (isSignedIn) return mainForm;
    const { url } = config.sso;
    return element(
      'p',
      { class: 'discussion-quiet' },
      url ? element('a', { href: url, 'data-discussion': 'sign-in' }, messages.signIn) : messages.signIn,
    );
  }

  function render(): void {
    if (!state) return;
    const { thread } = state;
    const own = actions(state);
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : null;
    place.replaceChildren(
      element('div', { class: 'discussion-bar' }, element('b', {}, countWords(thread.count)), sortField),
      writing(thread),
      status,
      element('ol', { class: 'discussion-list' }, ...thread.comments.map((one) => commentView(one, own))),
      ...(thread.next
        ? [
            button('Show more comments', () => void load(thread.next ?? undefined), {
              key: 'more',
              class: 'discussion-more',
            }),
          ]
        : []),
    );
    if (focused?.dataset.key !== undefined) focusOn(focused.dataset.key);
    else if (focused?.isConnected) focused.focus({ preventScroll: true });
    runCallbacks(config, 'afterRender');
  }

  // The server-rendered comments stay until there is something to replace them.
  return load();
}
