import { afterEach, expect, it, vi } from 'vitest';
import { trackingDataExample } from '#content/examples/tracking-data.ts';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The script in a page that has queued calls already. */
async function load(early?: unknown) {
  const window: { Measurement?: unknown } = early ? { Measurement: { cmd: early } } : {};
  vi.stubGlobal('window', window);
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  await import('./tag.ts');
  const tag = window.Measurement as NonNullable<typeof globalThis.window.Measurement>;
  return { tag, reportError };
}

it('CN-13 AN-14 queued calls run when the script loads, later ones at once, and one that throws stops none', async () => {
  const calls: string[] = [];
  const throws = () => {
    throw new Error('of the page');
  };
  const { tag, reportError } = await load([() => calls.push('first'), throws, () => calls.push('second')]);
  tag.cmd.push(() => calls.push('third'));
  expect(calls).toEqual(['first', 'second', 'third']);
  expect(reportError).toHaveBeenCalledOnce();
});

it('CN-13 a page that prepared nothing, or something else, gets the script all the same', async () => {
  expect((await load()).tag.open).toBeTypeOf('function');
  vi.resetModules();
  expect((await load({ push() {} })).tag.open).toBeTypeOf('function');
});

it('AN-14 AN-22 events are sent to the collector as text without cookies, and by beacon when the page is hidden', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => ({ status: 204 }));
  const beacons: unknown[][] = [];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { sendBeacon: (...given: unknown[]) => beacons.push(given) > 0 });
  const { tag } = await load([]);
  const sender = tag.open?.({ collectorUrl: 'https://collector.example/collect', consent: () => 'implied' });
  const event = { name: 'page_view', time: 1, path: '/', page: trackingDataExample, params: {} };
  sender?.add(event);
  await vi.advanceTimersByTimeAsync(5000);
  const batch = { consent: 'implied', id: expect.any(String), events: [event] };
  expect(fetched).toHaveBeenCalledWith('https://collector.example/collect', {
    method: 'POST',
    body: expect.any(String),
    keepalive: true,
    credentials: 'omit',
  });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(batch);
  sender?.add(event);
  sender?.flush();
  expect(beacons).toEqual([['https://collector.example/collect', expect.any(String)]]);
  expect(JSON.parse(String(beacons[0]?.[1]))).toEqual(batch);
});
