import type { ShownComment } from '#content/entities/discussion.ts';
import type { FormKind } from './comment-view.ts';
import type { ThreadActions } from './thread-actions.ts';
import { writingForm } from './writing-form.ts';

/** The forms open below comments, at most one each. They survive a render: a draft is not lost when the thread changes. */
interface OpenForms {
  formOf(comment: ShownComment): HTMLElement | undefined;
  /** Returns the form if it is open now. */
  toggle(kind: FormKind, comment: ShownComment): HTMLElement | undefined;
  close(id: string): void;
}

export function createOpenForms(actions: () => ThreadActions): OpenForms {
  const open = new Map<string, { kind: FormKind; form: HTMLElement }>();
  return {
    formOf: ({ id }) => open.get(id)?.form,
    toggle(kind, comment) {
      if (open.get(comment.id)?.kind === kind) {
        open.delete(comment.id);
        return undefined;
      }
      const form = formFor(kind, comment, actions());
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
): HTMLElement {
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
