import type { EventPayload } from './track.ts';

/** A form as far as it is told about: what it calls itself, never what was written into it. */
export interface FormFacts {
  id: string;
  /** The text of its search box, when it is a search. */
  search?: { text: string; tellsItself: boolean } | undefined;
}

/** The first input in a field of a form on this page view; a search box tells what was searched, not that it was typed in. */
export function inputEvent(
  form: FormFacts,
  field: string,
  told: Set<string>,
): { name: string; payload: EventPayload } | undefined {
  const key = `${form.id}\n${field}`;
  if (form.search || told.has(key)) return undefined;
  told.add(key);
  return { name: 'form_field_input', payload: { form_id: form.id, field_name: field } };
}

export function submitEvent({ id, search }: FormFacts): { name: string; payload: EventPayload } | undefined {
  if (!search) return { name: 'form_submit', payload: { form_id: id } };
  // A box that suggests says itself what was chosen; a plain one is sent as it is.
  if (search.tellsItself) return undefined;
  return {
    name: 'search_query_submitted',
    payload: { rawSearchQuery: search.text, searchAutoSuggested: false },
  };
}
