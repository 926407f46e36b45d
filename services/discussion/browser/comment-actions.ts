import type { ShownComment } from '#content/entities/discussion.ts';
import { dateText } from '#content/rules/date-text.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { commentElementId } from '#design/discussion/render-comment.ts';
import type { ReadThread } from './calls.ts';
import type { CommentActions, FormKind } from './comment-view.ts';
import type { DeviceNotes } from './device-notes.ts';
import type { ThreadActions } from './thread-actions.ts';
import { find, hiddenReplies, type ThreadState } from './thread-state.ts';

interface ActionParts {
  place: HTMLElement;
  notes: DeviceNotes;
  /** The page that links to comments lead to. */
  url: string;
  actions: ThreadActions;
  loadReplies(root: ShownComment): void;
  toggle(kind: FormKind, comment: ShownComment): void;
  formOf: CommentActions['formOf'];
  render(): void;
  announce(message: string): void;
  focusOn(key: string): void;
}

type Wanted = { vote: 1 | -1 } | { form: FormKind };
/** What a reader who was signed out wanted to do: it is done after the sign-in, when the thread is opened again. */
let wanted: { id: string; act: Wanted } | undefined;

/** What a reader can do with the comments that are shown now. */
export function commentActions(shown: ThreadState, parts: ActionParts): CommentActions {
  const { thread } = shown;
  const { notes, actions } = parts;
  const hiddenReaders = notes.hiddenReaders();
  /** The page's own sign-in, as if its link was pressed; true when the reader has to sign in first. */
  const needsSignIn = (id: string, act: Wanted): boolean => {
    if (thread.isSignedIn) return false;
    wanted = { id, act };
    parts.place.querySelector<HTMLElement>('[data-discussion="sign-in"]')?.click();
    return true;
  };
  return {
    isSignedIn: thread.isSignedIn,
    isClosed: thread.isClosed,
    nameOf: (id) => find(thread.comments, id)?.author?.name ?? '',
    time: (iso) => dateText(iso, new Date()).text,
    isReported: ({ id }) => shown.reported.has(id),
    isHidden: ({ author }) => author?.key !== undefined && hiddenReaders.has(author.key),
    hidden: (root) => hiddenReplies(shown, root),
    vote(one, value) {
      if (value === 0 || !needsSignIn(one.id, { vote: value })) void actions.vote(one, value);
    },
    remove: (one) => void actions.remove(one),
    moreReplies: parts.loadReplies,
    copyLink: (one) => void copyLink(one, parts),
    hideAuthor({ id, author }, isHidden) {
      if (!author?.key) return;
      notes.setHidden(author.key, isHidden);
      parts.render();
      parts.focusOn(isHidden ? `show-${id}` : `menu-${id}`);
      parts.announce(isHidden ? messages.hidden : '');
    },
    toggle(kind, one) {
      if (!needsSignIn(one.id, { form: kind })) parts.toggle(kind, one);
    },
    formOf: parts.formOf,
  };
}

/** Does what the reader wanted before signing in. */
export function finishWanted(
  { isSignedIn, comments }: ReadThread,
  parts: { vote: ThreadActions['vote']; toggle: ActionParts['toggle'] },
): void {
  if (!wanted || !isSignedIn) return;
  const one = find(comments, wanted.id);
  const { act } = wanted;
  wanted = undefined;
  if (!one) return;
  if ('form' in act) parts.toggle(act.form, one);
  else if (!one.isMine) void parts.vote(one, act.vote);
}

/** Where the clipboard is not available, the address bar gets the link. */
async function copyLink({ id }: ShownComment, { url, announce }: Pick<ActionParts, 'url' | 'announce'>) {
  const link = new URL(url);
  link.hash = commentElementId(id);
  try {
    await navigator.clipboard.writeText(link.href);
    announce(messages.linkCopied);
  } catch {
    location.hash = link.hash;
  }
}
