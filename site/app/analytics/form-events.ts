import type { SiteEvent } from './events/event-payloads.ts';
import { fieldFilled, formSubmitted } from './events/reader-events.ts';
import { searchSubmitted } from './events/search-events.ts';

/** The facts about a form that are reported: its name, never its content. */
export interface FormFacts {
  id: string;
  /** The text of its search box, when it is a search. */
  search?: { text: string; reportsItself: boolean } | undefined;
}

/** The first input in a field on this page view; a search box reports the search instead. */
export function inputEvent(form: FormFacts, field: string, reported: Set<string>): SiteEvent | undefined {
  const key = `${form.id}\n${field}`;
  if (form.search || reported.has(key)) return undefined;
  reported.add(key);
  return fieldFilled(form.id, field);
}

export function submitEvent({ id, search }: FormFacts): SiteEvent | undefined {
  if (!search) return formSubmitted(id);
  // A search box with suggestions reports what was chosen; a plain one is reported here.
  return search.reportsItself ? undefined : searchSubmitted(search.text, false);
}
