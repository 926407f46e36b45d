import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContentClient } from './client.ts';

const address = { baseUrl: 'http://api.test', site: 'wavelength', apiKey: 'key' };
const values = { pageType: 'article', slug: 'a' };

afterEach(() => {
  vi.useRealTimers();
});

describe('the content client', () => {
  it('AP-05 AP-07 sends its own credentials only and follows no redirect', async () => {
    const seen: Request[] = [];
    const client = createContentClient(address, async (request) => {
      seen.push(request);
      return Response.json({ data: {} });
    });
    await client.request('page', values);
    expect(seen[0]).toMatchObject({ credentials: 'same-origin', redirect: 'manual', method: 'GET' });
  });

  it('AP-06 gives up after 12 s, even on an API that ignores the signal', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const client = createContentClient(address, (_request, whenLate) => {
      signal = whenLate();
      return new Promise<Response>(() => {});
    });
    const answer = client.request('page', values);
    const outcome = expect(answer).rejects.toMatchObject({ status: 504 });
    await vi.advanceTimersByTimeAsync(11_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(signal?.aborted).toBe(true);
  });

  it('AP-06 stops the clock once the answer is there', async () => {
    vi.useFakeTimers();
    const client = createContentClient(address, async () => Response.json({ data: {} }));
    await client.request('page', values);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is cancelled with the navigation it belongs to', async () => {
    const controller = new AbortController();
    const client = createContentClient(address, async (_request, signal) => {
      controller.abort();
      signal().throwIfAborted();
      return Response.json({});
    });
    await expect(client.request('page', values, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('RM-28 sends a preview token in the configured header, and reports surrogate keys', async () => {
    let header: string | null = null;
    const client = createContentClient(address, async (request) => {
      header = request.headers.get('x-look');
      return Response.json({ data: {} }, { headers: { 'surrogate-key': 'a1  t2' } });
    });
    const keys: string[] = [];
    await client.request('page', values, {
      preview: { header: 'x-look', token: 'signed' },
      onSurrogateKeys: (found) => void keys.push(...found),
    });
    expect(header).toBe('signed');
    expect(keys).toEqual(['a1', 't2']);
  });
});
