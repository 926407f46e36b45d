import type { CommentSort, ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentElementId } from '#design/discussion/render-comment.ts';
import type { Calls } from './calls.ts';
import { commentActions, finishWanted } from './comment-actions.ts';
import type { FormKind } from './comment-view.ts';
import { createDeviceNotes } from './device-notes.ts';
import { element } from './elements.ts';
import { type EmbedConfig, runCallbacks } from './embed-config.ts';
import { openMenuIn } from './more-menu.ts';
import { createOpenForms } from './open-forms.ts';
import { createThreadActions, type ThreadActions } from './thread-actions.ts';
import { nextThread, type ThreadEvent, type ThreadState } from './thread-state.ts';
import { createSortField, loadError, type ThreadControls, threadView } from './thread-view.ts';
import { writingForm } from './writing-form.ts';

const linked = /^#comment-([\w-]{1,60})$/;

/** Renders a thread on the page. `isCurrent` is false once the page was reset to another thread. */
export function openThread(parts: {
  place: HTMLElement;
  config: EmbedConfig;
  calls: Calls;
  isCurrent(): boolean;
}): Promise<void> {
  const { place, config, calls, isCurrent } = parts;
  const identifier = config.page.identifier ?? '';
  const notes = createDeviceNotes(localStorage);
  const linkedId = linked.exec(location.hash)?.[1];
  let sort: CommentSort = 'best';
  let state: ThreadState | undefined;
  const forms = createOpenForms(
    () => actions,
    (id, kind) => {
      render();
      // Back to what opened it: the other forms are entries of the menu.
      focusOn(kind === 'answer' ? `answer-${id}` : `menu-${id}`);
    },
  );
  const buttonOf = (key: string) => place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const focusOn = (key: string) => buttonOf(key)?.focus({ preventScroll: true });
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
      label: config.sso.reader ? messages.addAs(config.sso.reader) : messages.add,
      send: messages.post,
      isMain: true,
      text: notes.draft(identifier),
      onInput: (text) => notes.saveDraft(identifier, text),
      onSend: (text) => actions.comment(text),
    }),
    sortField: createSortField(sort, (chosen) => {
      sort = chosen;
      void load();
    }),
  };

  async function load(after?: string): Promise<void> {
    const read = await calls.thread(identifier, { sort, after, comment: after ? undefined : linkedId });
    if (!isCurrent()) return;
    place.querySelector('.discussion-state[role="alert"]')?.remove();
    if (!read.ok) {
      // The server-rendered comments can still be read.
      place.prepend(loadError(notes.draft(identifier) !== '', () => void load(after)));
      return;
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

  function toggle(kind: FormKind, one: ShownComment): void {
    const form = forms.toggle(kind, one);
    render();
    form?.querySelector<HTMLElement>('textarea, input')?.focus();
  }

  function render(): void {
    if (!state) return;
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : null;
    const view = threadView(state.thread, controls, {
      actions: commentActions(state, {
        place,
        notes,
        url: config.page.url ?? location.href,
        actions,
        loadReplies: (root) => void loadReplies(root),
        toggle,
        formOf: forms.formOf,
        render,
        announce,
        focusOn,
      }),
      signInUrl: config.sso.url,
      loadMore: (after) => void load(after),
    });
    const menu = openMenuIn(place);
    place.replaceChildren(...view);
    // An answer may arrive while a menu is open: a closed one could not take the focus back.
    if (menu !== undefined) buttonOf(menu)?.click();
    if (focused?.dataset.key !== undefined) focusOn(focused.dataset.key);
    else if (focused?.isConnected) focused.focus({ preventScroll: true });
    runCallbacks(config, 'afterRender');
  }

  // The server-rendered comments stay until there is something to replace them.
  return load().then(() => {
    if (!isCurrent()) return;
    if (state) finishWanted(state.thread, { vote: actions.vote, toggle });
    if (linkedId) document.getElementById(commentElementId(linkedId))?.scrollIntoView({ block: 'center' });
  });
}
