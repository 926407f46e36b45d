import { expect, it, vi } from 'vitest';
import { type ReportedError, setErrorSink } from '#app/analytics/report-error.ts';
import { createBrowserLog } from './browser-log.ts';

it('RM-29 prints debug lines only on request', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  createBrowserLog(false).debug('quiet');
  createBrowserLog(true).debug('loud', { a: 1 });
  expect(debug.mock.calls).toEqual([['loud', { a: 1 }]]);
  debug.mockRestore();
});

it('ER-24 ER-36 logged errors are reported', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reports: ReportedError[] = [];
  setErrorSink((report) => reports.push(report));
  const failure = new Error('no worker');
  createBrowserLog(false).error('The service worker could not be registered', { error: failure });
  createBrowserLog(false).warn('Only a warning', { error: failure });
  setErrorSink(undefined);
  expect(reports).toMatchObject([{ error: failure, message: 'The service worker could not be registered' }]);
  error.mockRestore();
  warn.mockRestore();
});
