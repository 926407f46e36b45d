import { expect, it } from 'vitest';
import { inputEvent, submitEvent } from './form-events.ts';

it('AN-05 tells typing once per field and page view', () => {
  const told = new Set<string>();
  const type = (field: string, id = 'letters') => inputEvent({ id }, field, told)?.payload;
  expect(type('email')).toEqual({ form_id: 'letters', field_name: 'email' });
  expect(type('email')).toBeUndefined();
  expect(type('name')).toEqual({ form_id: 'letters', field_name: 'name' });
  expect(type('email', 'comments')).toEqual({ form_id: 'comments', field_name: 'email' });
});

it('AN-05 tells a submit', () => {
  expect(submitEvent({ id: 'letters' })).toEqual({ name: 'form_submit', payload: { form_id: 'letters' } });
});

it('AN-02 tells a search of a plain box as it was typed; a box that suggests tells it itself', () => {
  const search = { text: 'Quiet robots', tellsItself: false };
  expect(inputEvent({ id: 'search', search }, 'q', new Set())).toBeUndefined();
  expect(submitEvent({ id: 'search', search })).toEqual({
    name: 'search_query_submitted',
    payload: { rawSearchQuery: 'Quiet robots', searchAutoSuggested: false },
  });
  expect(submitEvent({ id: 'search', search: { ...search, tellsItself: true } })).toBeUndefined();
});
