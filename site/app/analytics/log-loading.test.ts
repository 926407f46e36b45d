import { expect, it, vi } from 'vitest';
import { logLoading } from './log-loading.ts';

it('ER-38 logs that the document is ready, and files of ours that did not come', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const document = Object.assign(new EventTarget(), { readyState: 'loading' as DocumentReadyState });
  let fail: (event: { target: unknown }) => void = () => {};
  const page = {
    document: document as unknown as Document,
    performance: { now: () => 812.4 },
    location: { origin: 'https://site.example' },
    addEventListener: (_kind: string, listener: unknown) => {
      fail = listener as typeof fail;
    },
  };
  logLoading(page, log);
  expect(log.info).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(log.info.mock.calls).toEqual([['Document ready', { milliseconds: 812 }]]);
  for (const target of [
    { src: 'https://site.example/assets/page-x1.js' },
    { href: 'https://site.example/assets/page-x1.css' },
    { src: 'https://other.example/assets/x.js' },
    { src: 'https://site.example/resize/picture' },
    null,
    {},
  ])
    fail({ target });
  expect(log.error.mock.calls).toEqual([
    ['Loading of a file of the page failed', { path: '/assets/page-x1.js' }],
    ['Loading of a file of the page failed', { path: '/assets/page-x1.css' }],
  ]);
});
