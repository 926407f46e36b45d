import { expect, it, vi } from 'vitest';
import { NeutronError } from '#content/errors.ts';
import { errorResponse } from './error-response.ts';

it('ER-24 an unexpected failure is logged with its cause and path, and the response does not reveal it', async () => {
  const log = vi.fn();
  const error = new Error('no such table: stories');
  const answer = errorResponse(error, log, '/api/neutron/pages/a');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('table');
  expect(log.mock.calls).toEqual([['error', 'A call failed', { error, path: '/api/neutron/pages/a' }]]);
});

it('ER-24 an expected failure is an answer and no log line', () => {
  const log = vi.fn();
  expect(errorResponse(new NeutronError('not_found'), log, '/a').status).toBe(404);
  expect(log).not.toHaveBeenCalled();
});
