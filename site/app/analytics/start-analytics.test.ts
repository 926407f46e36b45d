import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownStore } from '../shown.ts';
import { startAnalytics } from './start-analytics.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('./send/send-error.ts', () => ({ sendError: sent }));

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
});

/** A page that came as an error, in a browser that has nothing but what the start asks of it. */
function open(error: object): void {
  const document = Object.assign(new EventTarget(), { cookie: '', readyState: 'complete' });
  const location = { origin: 'http://localhost', pathname: '/article/a-story/', search: '', hash: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document, location, performance }));
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const store = { get: () => ({ screen: undefined, error }), subscribe: () => () => {} };
  startAnalytics({ store: store as unknown as ShownStore, log: log as never });
}

describe('AN-15 an error page', () => {
  it('of a failure is reported', async () => {
    open({ status: 500, message: 'The store is away' });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]).toEqual([
      expect.objectContaining({ message: 'The store is away' }),
      '/article/a-story/',
    ]);
  });

  it('that says not found is not', async () => {
    open({ status: 404, message: 'API responded with 404' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).not.toHaveBeenCalled();
  });
});
