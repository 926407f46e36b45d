import { afterEach, expect, it, vi } from 'vitest';
import { logFailedFile, logReady } from './log-loading.ts';

afterEach(() => vi.restoreAllMocks());

it('ER-38 logs that the document is ready, once it is', () => {
  const log = { info: vi.fn() };
  vi.spyOn(performance, 'now').mockReturnValue(812.4);
  const page = Object.assign(new EventTarget(), { readyState: 'loading' as DocumentReadyState });
  logReady(page as unknown as Document, log);
  expect(log.info).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('DOMContentLoaded'));
  logReady({ ...page, readyState: 'complete' } as unknown as Document, log);
  const line = ['Document ready', { milliseconds: 812 }];
  expect(log.info.mock.calls).toEqual([line, line]);
});

it('ER-38 logs first-party files that failed to load', () => {
  const log = { error: vi.fn() };
  for (const target of [
    { src: 'https://site.example/assets/page-x1.js' },
    { href: 'https://site.example/assets/page-x1.css' },
    { src: 'https://other.example/assets/x.js' },
    { src: 'https://site.example/resize/picture' },
    {},
  ])
    logFailedFile(target as unknown as EventTarget, 'https://site.example', log);
  expect(log.error.mock.calls).toEqual([
    ['Loading of a file of the page failed', { path: '/assets/page-x1.js' }],
    ['Loading of a file of the page failed', { path: '/assets/page-x1.css' }],
  ]);
});
