import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { button, element } from './elements.ts';

let made = 0;
const mostCharacters = '5000';

/** A text field and a button, disabled while a comment is being sent. */
export function writingForm(how: {
  label: string;
  send: string;
  text?: string;
  isMain?: boolean;
  onInput?(text: string): void;
  onCancel?(): void;
  /** Resolves whether it was accepted; otherwise the text stays in the field. */
  onSend(text: string): Promise<boolean>;
}): HTMLFormElement {
  made += 1;
  const id = `discussion-field-${made}`;
  const hint = `${id}-hint`;
  const field = element('textarea', {
    id,
    required: true,
    rows: '3',
    maxlength: mostCharacters,
    dir: 'auto',
    'aria-describedby': how.isMain ? hint : undefined,
  });
  field.value = how.text ?? '';
  field.addEventListener('input', () => how.onInput?.(field.value));
  const form = element(
    'form',
    { class: how.isMain ? 'discussion-form discussion-form-main' : 'discussion-form' },
    element('label', { for: id }, how.label),
    field,
    element(
      'div',
      { class: 'discussion-form-foot' },
      ...(how.isMain ? [element('p', { class: 'discussion-hint', id: hint }, messages.stayOnStory)] : []),
      ...(how.onCancel
        ? [button(messages.cancel, how.onCancel, { key: `cancel-${id}`, class: 'discussion-more' })]
        : []),
      element('button', { class: 'discussion-send' }, how.send),
    ),
  );
  return sendsOnce(form, async () => {
    if (await how.onSend(field.value)) {
      field.value = '';
      how.onInput?.('');
    }
  });
}

/** Reasons to choose from: a report needs no words. */
export function reportForm(how: {
  onCancel(): void;
  onSend(reason: string): Promise<boolean>;
}): HTMLFormElement {
  made += 1;
  const name = `discussion-reason-${made}`;
  const choices = messages.reportReasons.map((reason, index) =>
    element(
      'label',
      { class: 'discussion-choice' },
      element('input', { type: 'radio', name, value: reason, checked: index === 0 }),
      element('span', {}, reason),
    ),
  );
  const form = element(
    'form',
    { class: 'discussion-form discussion-report' },
    element('fieldset', {}, element('legend', {}, messages.whatIsWrong), ...choices),
    element(
      'div',
      { class: 'discussion-form-foot' },
      element('button', { class: 'discussion-send' }, messages.sendReport),
      button(messages.cancel, how.onCancel, { key: `cancel-${name}`, class: 'discussion-more' }),
    ),
    element('p', { class: 'discussion-hint' }, messages.whoReports),
  );
  return sendsOnce(form, async () => {
    await how.onSend(String(new FormData(form).get(name) ?? ''));
  });
}

function sendsOnce(form: HTMLFormElement, send: () => Promise<void>): HTMLFormElement {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    await send();
    form.ariaBusy = 'false';
  });
  return form;
}
