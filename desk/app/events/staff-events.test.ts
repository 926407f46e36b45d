import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStaffEvents } from './staff-events.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  readonly close = vi.fn();
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.opened.push(this);
  }
  /** `isFinal`: the browser does not try again, as after an answer that is not 200. */
  fail(isFinal: boolean): void {
    this.readyState = isFinal ? FakeSource.CLOSED : 0;
    this.onerror();
  }
}

beforeEach(() => {
  FakeSource.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"siteId":"testsite"}' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = () => {
  const source = FakeSource.opened.at(-1);
  if (!source) throw new Error('no stream was opened');
  return source;
};

it('opens a new stream after an answer that ends one, ever later, and says that events were missed', () => {
  const kinds: string[] = [];
  const states: boolean[] = [];
  followStaffEvents(({ kind }) => kinds.push(kind), { story: 'a', onState: (isLive) => states.push(isLive) });
  newest().onopen();
  // A broken connection is the browser's to mend; the server then sends what was missed.
  newest().fail(false);
  vi.advanceTimersByTime(120_000);
  newest().onopen();
  expect([FakeSource.opened.length, kinds]).toEqual([1, []]);

  newest().fail(true);
  for (const [waits, count] of [
    [999, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(waits);
    expect(FakeSource.opened.length).toBe(count);
  }
  newest().fail(true);
  vi.advanceTimersByTime(1999);
  expect(FakeSource.opened.length).toBe(2);
  vi.advanceTimersByTime(1);
  newest().onopen();
  expect([FakeSource.opened.length, kinds]).toEqual([3, ['reset']]);
  expect(newest().address).toBe('/api/neutron/events/testsite?story=a');
  expect(states).toEqual([true, false, true, false, false, true]);
  newest().onopen();
  expect(kinds).toEqual(['reset']);
});

it('waits at most a minute, and no longer than its screen is open', () => {
  const end = followStaffEvents(() => {});
  for (let attempt = 0; attempt < 10; attempt += 1) {
    newest().fail(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.opened.length).toBe(attempt + 2);
  }
  newest().fail(true);
  end();
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.opened.length).toBe(11);
  expect(newest().close).toHaveBeenCalled();
});
