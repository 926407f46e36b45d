import { expect, it } from 'vitest';
import { errorBody } from './error-body.ts';

it.each([
  [{ status: 404, message: 'No' }, '{"errors":[{"code":404,"message":"No"}]}'],
  [
    { status: 422, reason: 'form_invalid', message: 'No', field: 'name' },
    '{"errors":[{"code":422,"reason":"form_invalid","message":"No","field":"name"}]}',
  ],
  [
    { status: 404, reason: 'not_found', message: 'No', availableOn: [{ edition: 'uk', slug: 'a' }] },
    '{"errors":[{"code":404,"reason":"not_found","message":"No","availableOn":[{"edition":"uk","slug":"a"}]}]}',
  ],
])('an error response has the same members in the same order everywhere: %o', (entry, text) => {
  expect(JSON.stringify(errorBody(entry))).toBe(text);
});
