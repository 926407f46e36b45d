import type { SiteEvent } from './events/event-payloads.ts';
import { fieldFilled, formSubmitted } from './events/reader-events.ts';
import { searchSubmitted } from './events/search-events.ts';

/** A form as far as it is told about: what it calls itself, never what was written into it. */
export interface FormFacts {
  id: string;
  /** The text of its search box, when it is a search. */
  search?: { text: string; tellsItself: boolean } | undefined;
}

/** The first input in a field of a form on this page view; a search box tells what was searched, not that it was typed in. */
export function inputEvent(form: FormFacts, field: string, told: Set<string>): SiteEvent | undefined {
  const key = `${form.id}\n${field}`;
  if (form.search || told.has(key)) return undefined;
  told.add(key);
  return fieldFilled(form.id, field);
}

export function submitEvent({ id, search }: FormFacts): SiteEvent | undefined {
  if (!search) return formSubmitted(id);
  // A box that suggests says itself what was chosen; a plain one is sent as it is.
  return search.tellsItself ? undefined : searchSubmitted(search.text, false);
}
