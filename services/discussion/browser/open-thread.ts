import type { CommentSort, ShownComment } from '#content/entities/discussion.ts';
import { dateAndTime } from '#content/rules/short-date.ts';
import type { Calls } from './calls.ts';
import type { CommentActions } from './comment-view.ts';
import { element } from './elements.ts';
import { type EmbedConfig, runCallbacks } from './embed-config.ts';
import { createOpenForms } from './open-forms.ts';
import { createThreadActions, type ThreadActions } from './thread-actions.ts';
import { find, hiddenReplies, nextThread, type ThreadEvent, type ThreadState } from './thread-state.ts';
import { createSortField, type ThreadControls, threadView } from './thread-view.ts';
import { writingForm } from './writing-form.ts';

/** Renders a thread on the page. `isCurrent` is false once the page was reset to another thread. */
export function openThread(parts: {
  place: HTMLElement;
  config: EmbedConfig;
  calls: Calls;
  isCurrent(): boolean;
}): Promise<void> {
  const { place, config, calls, isCurrent } = parts;
  let sort: CommentSort = 'best';
  let state: ThreadState | undefined;
  const forms = createOpenForms(() => actions);
  const focusOn = (key: string) =>
    place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  const announce = (message: string) => {
    controls.status.textContent = message;
  };
  function apply(event: ThreadEvent): void {
    state = nextThread(state, event);
    render();
  }
  const actions: ThreadActions = createThreadActions(config, calls, {
    isCurrent,
    apply,
    announce,
    closeForm: forms.close,
    focusOn,
  });
  const controls: ThreadControls = {
    status: element('p', { role: 'status', class: 'discussion-status' }),
    mainForm: writingForm({
      label: 'Your comment',
      send: 'Comment',
      onSend: (text) => actions.comment(text),
    }),
    sortField: createSortField(sort, (chosen) => {
      sort = chosen;
      void load();
    }),
  };

  async function load(after?: string): Promise<void> {
    const read = await calls.thread(config.page.identifier ?? '', sort, after);
    if (!isCurrent()) return;
    if (!read.ok) {
      // The server-rendered comments can still be read.
      if (!controls.status.isConnected) place.prepend(controls.status);
      return announce(read.message);
    }
    apply({ type: after ? 'more' : 'opened', thread: read.data });
    if (after) runCallbacks(config, 'onPaginate');
  }

  async function loadReplies(root: ShownComment): Promise<void> {
    const read = await calls.replies(root.id, state?.nextReplies[root.id] ?? undefined);
    if (!isCurrent()) return;
    if (read.ok) apply({ type: 'replies', root: root.id, ...read.data });
    else announce(read.message);
  }

  const commentActions = (shown: ThreadState): CommentActions => ({
    isSignedIn: shown.thread.isSignedIn,
    isClosed: shown.thread.isClosed,
    nameOf: (id) => find(shown.thread.comments, id)?.author?.name ?? '',
    time: dateAndTime,
    isReported: ({ id }) => shown.reported.has(id),
    hidden: (root) => hiddenReplies(shown, root),
    vote: (one, value) => void actions.vote(one, value),
    remove: (one) => void actions.remove(one),
    moreReplies: (root) => void loadReplies(root),
    toggle(kind, one) {
      const form = forms.toggle(kind, one);
      render();
      form?.querySelector('textarea')?.focus();
    },
    formOf: forms.formOf,
  });

  function render(): void {
    if (!state) return;
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : null;
    const view = threadView(state.thread, controls, {
      actions: commentActions(state),
      signInUrl: config.sso.url,
      loadMore: (after) => void load(after),
    });
    place.replaceChildren(...view);
    if (focused?.dataset.key !== undefined) focusOn(focused.dataset.key);
    else if (focused?.isConnected) focused.focus({ preventScroll: true });
    runCallbacks(config, 'afterRender');
  }

  // The server-rendered comments stay until there is something to replace them.
  return load();
}
