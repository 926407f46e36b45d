import { expect, it } from 'vitest';
import { inputEvent, submitEvent } from './form-events.ts';

it('AN-05 reports typing once per field and page view', () => {
  const reported = new Set<string>();
  const type = (field: string, id = 'newsletters') => inputEvent({ id }, field, reported)?.payload;
  expect(type('email')).toEqual({ form_id: 'newsletters', field_name: 'email' });
  expect(type('email')).toBeUndefined();
  expect(type('name')).toEqual({ form_id: 'newsletters', field_name: 'name' });
  expect(type('email', 'comments')).toEqual({ form_id: 'comments', field_name: 'email' });
});

it('AN-05 reports a submit', () => {
  expect(submitEvent({ id: 'newsletters' })).toEqual({
    name: 'form_submit',
    payload: { form_id: 'newsletters' },
  });
});

it('AN-02 reports a search of a plain box as typed; a box with suggestions reports its own', () => {
  const search = { text: 'Quiet robots', reportsItself: false };
  expect(inputEvent({ id: 'search', search }, 'q', new Set())).toBeUndefined();
  expect(submitEvent({ id: 'search', search })).toEqual({
    name: 'search_query_submitted',
    payload: { rawSearchQuery: 'Quiet robots', searchAutoSuggested: false },
  });
  expect(submitEvent({ id: 'search', search: { ...search, reportsItself: true } })).toBeUndefined();
});
