import { type FormFacts, inputEvent, submitEvent } from './form-events.ts';
import { track } from './track.ts';

function factsOf(form: HTMLFormElement): FormFacts {
  const box = form.querySelector<HTMLInputElement>('input[type="search"]');
  return {
    // A field may be called `id` or `name` and then stands in the place of the form's own.
    id:
      ['id', 'name', 'data-form', 'aria-label', 'action']
        .map((name) => form.getAttribute(name))
        .find(Boolean) ?? 'form',
    search: box ? { text: box.value, tellsItself: box.getAttribute('role') === 'combobox' } : undefined,
  };
}

/** Says that a field was filled in, once per field and page view, and that a form was sent. */
export function watchForms(page: Document, signal: AbortSignal): { begin: (fields: Set<string>) => void } {
  let told = new Set<string>();
  const options = { signal, capture: true, passive: true };
  page.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!(target instanceof Element) || !form) return;
      const event = inputEvent(factsOf(form), target.getAttribute('name') || target.id || 'field', told);
      if (event) track(event);
    },
    options,
  );
  page.addEventListener(
    'submit',
    ({ target }) => {
      const event = target instanceof HTMLFormElement ? submitEvent(factsOf(target)) : undefined;
      if (event) track(event);
    },
    options,
  );
  return {
    /** Another page view, with the fields that were filled in it before. */
    begin(fields) {
      told = fields;
    },
  };
}
