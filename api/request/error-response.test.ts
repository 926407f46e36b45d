import { expect, it } from 'vitest';
import { errorResponse } from './error-response.ts';

it.each([
  ['SQLITE_FULL', 503, 'storage_full'],
  ['SQLITE_READONLY', 503, 'storage_full'],
  ['53100', 503, 'storage_full'],
  ['25006', 503, 'storage_full'],
  ['ENOSPC', 503, 'storage_full'],
  ['SQLITE_BUSY', 503, 'unavailable'],
  ['57P01', 503, 'unavailable'],
  ['EIO', 503, 'unavailable'],
  ['ELSE', 500, 'internal'],
])('an error with the code %s is answered with %s %s', async (code, status, reason) => {
  const response = errorResponse(Object.assign(new Error('inside'), { code }), () => undefined, '/');
  const text = await response.text();
  expect([response.status, JSON.parse(text).errors[0].reason]).toEqual([status, reason]);
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(text).not.toContain('inside');
});
