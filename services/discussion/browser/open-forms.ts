import type { ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { FormKind } from './comment-view.ts';
import type { ThreadActions } from './thread-actions.ts';
import { reportForm, writingForm } from './writing-form.ts';

/** The forms open below comments, at most one each. They survive a render: a draft is not lost when the thread changes. */
interface OpenForms {
  formOf(comment: ShownComment): HTMLElement | undefined;
  /** Returns the form if it is open now. */
  toggle(kind: FormKind, comment: ShownComment): HTMLElement | undefined;
  close(id: string): void;
}

export function createOpenForms(
  actions: () => ThreadActions,
  onCancel: (id: string, kind: FormKind) => void,
): OpenForms {
  const open = new Map<string, { kind: FormKind; form: HTMLElement }>();
  return {
    formOf: ({ id }) => open.get(id)?.form,
    toggle(kind, comment) {
      if (open.get(comment.id)?.kind === kind) {
        open.delete(comment.id);
        return undefined;
      }
      const form = formFor(kind, comment, actions(), () => {
        open.delete(comment.id);
        onCancel(comment.id, kind);
      });
      open.set(comment.id, { kind, form });
      return form;
    },
    close: (id) => void open.delete(id),
  };
}

function formFor(
  kind: FormKind,
  { id, text }: ShownComment,
  { comment, edit, report }: ThreadActions,
  onCancel: () => void,
): HTMLElement {
  switch (kind) {
    case 'answer':
      return writingForm({
        label: messages.yourReply,
        send: messages.reply,
        onCancel,
        onSend: (words) => comment(words, id),
      });
    case 'edit':
      return writingForm({
        label: 'Your comment',
        send: messages.save,
        text,
        onCancel,
        onSend: (words) => edit(id, words),
      });
    case 'report':
      return reportForm({ onCancel, onSend: (reason) => report(id, reason) });
  }
}
