import { type FormFacts, inputEvent, submitEvent } from './form-events.ts';
import { track } from './track.ts';

function factsOf(form: HTMLFormElement): FormFacts {
  const box = form.querySelector<HTMLInputElement>('input[type="search"]');
  return {
    // `form.id` may return a field named `id`, so attributes are read.
    id:
      ['id', 'name', 'data-form', 'aria-label', 'action']
        .map((name) => form.getAttribute(name))
        .find(Boolean) ?? 'form',
    search: box ? { text: box.value, reportsItself: box.getAttribute('role') === 'combobox' } : undefined,
  };
}

/** Tracks that a field was filled in, once per field and page view, and that a form was submitted. */
export function watchForms(page: Document, signal: AbortSignal): { begin: (fields: Set<string>) => void } {
  let reported = new Set<string>();
  const options = { signal, capture: true, passive: true };
  page.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!(target instanceof Element) || !form) return;
      const event = inputEvent(factsOf(form), target.getAttribute('name') || target.id || 'field', reported);
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
    /** Starts another page view, with the fields filled in it before. */
    begin(fields) {
      reported = fields;
    },
  };
}
