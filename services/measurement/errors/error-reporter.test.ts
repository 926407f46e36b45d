import { expect, it, vi } from 'vitest';
import { createErrorReporter, type SendReport } from './error-reporter.ts';

function reporter() {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { ...createErrorReporter(log), plain: log };
}
const sender = () => vi.fn<SendReport>(async () => undefined);

it('ER-24 errors that the server logs are reported, with the id on the reader’s page', async () => {
  const { log, plain, sendTo } = reporter();
  const error = new Error('disk is full');
  log.error('page failed', { error, path: '/article/a/', errorId: '123' });
  log.warn('slow', {});
  const send = sender();
  // Errors of the start wait for the service.
  sendTo(send);
  log.error('request failed', { error: 'text', path: 7 });
  log.error('A call failed', { error: 'Error: no table\n    at a.ts:1:2', path: '/api/a' });
  log.error('stopped', { error: { token: 'x' } });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  expect(send.mock.calls).toEqual([
    [{ message: 'page failed: disk is full (error 123)', stack: error.stack, path: '/article/a/' }],
    [{ message: 'request failed: text', stack: '', path: '/' }],
    [
      {
        message: 'A call failed: Error: no table',
        stack: 'Error: no table\n    at a.ts:1:2',
        path: '/api/a',
      },
    ],
    [{ message: 'stopped', stack: '', path: '/' }],
  ]);
  expect(plain.error).toHaveBeenCalledTimes(4);
});

it('ER-24 a storm of errors keeps few reports, and a failing service is a warning', async () => {
  const { log, plain, sendTo } = reporter();
  for (let n = 0; n < 500; n += 1) log.error('page failed', {});
  const send = sender();
  send.mockRejectedValueOnce(new Error('down'));
  sendTo(send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(50));
  expect(plain.warn.mock.calls).toEqual([['error report not sent', { error: new Error('down') }]]);
});
