import { expect, it, vi } from 'vitest';
import { createBrowserLog } from './browser-log.ts';

it('RM-29 prints debug lines only for those who asked for them', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  createBrowserLog(false).debug('quiet');
  createBrowserLog(true).debug('loud', { a: 1 });
  expect(debug.mock.calls).toEqual([['loud', { a: 1 }]]);
  debug.mockRestore();
});
