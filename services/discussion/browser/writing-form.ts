import { element } from './elements.ts';

let made = 0;

/** A text field and a button, disabled while a comment is being sent. */
export function writingForm(how: {
  label: string;
  send: string;
  text?: string;
  isOptional?: boolean;
  most?: number;
  /** Resolves whether it was accepted; otherwise the text stays in the field. */
  onSend(text: string): Promise<boolean>;
}): HTMLFormElement {
  made += 1;
  const id = `discussion-field-${made}`;
  const field = element('textarea', {
    id,
    required: how.isOptional !== true,
    rows: '3',
    maxlength: String(how.most ?? 5000),
    dir: 'auto',
  });
  field.value = how.text ?? '';
  const submit = element('button', { class: 'discussion-send' }, how.send);
  const form = element(
    'form',
    { class: 'discussion-form' },
    element('label', { for: id }, how.label),
    field,
    submit,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const isTaken = await how.onSend(field.value);
    form.ariaBusy = 'false';
    if (isTaken) field.value = '';
  });
  return form;
}
