import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { EventSender } from '#content/entities/measurement-tag.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { createLazySender, mostWaiting } from './lazy-sender.ts';

const event = (name: string): MeasuredEvent => ({
  name,
  time: 1,
  path: '/',
  page: trackingDataExample,
  params: {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const nextTask = () => vi.advanceTimersByTimeAsync(1);

/** A sender whose script loads when the test says so. */
function open() {
  const calls: string[] = [];
  const sender: EventSender = {
    add: ({ name }) => void calls.push(name),
    flush: () => void calls.push('flush'),
    stop: () => void calls.push('stop'),
  };
  const loads: PromiseWithResolvers<EventSender>[] = [];
  const late = createLazySender(() => {
    const one = Promise.withResolvers<EventSender>();
    loads.push(one);
    return one.promise;
  });
  return {
    late,
    calls,
    loads,
    async come() {
      await nextTask();
      loads.at(-1)?.resolve(sender);
      await nextTask();
    },
    async fail() {
      await nextTask();
      loads.at(-1)?.reject(new Error('offline'));
      await nextTask();
    },
  };
}

it('AN-14 CN-13 the sender is requested once, with the first event, and gets all queued events', async () => {
  const { late, calls, loads, come } = open();
  expect(loads).toHaveLength(0);
  late.add(event('a'));
  late.add(event('b'));
  await nextTask();
  expect(loads).toHaveLength(1);
  await come();
  late.add(event('c'));
  late.flush();
  expect(calls).toEqual(['a', 'b', 'c', 'flush']);
});

it('AN-14 a sender that fails to load is requested again with the next page view, and no event is lost until then', async () => {
  const { late, calls, loads, come, fail } = open();
  late.add(event('a'));
  await fail();
  late.add(event('b'));
  await nextTask();
  expect(loads).toHaveLength(1);
  late.retry();
  late.add(event('c'));
  await nextTask();
  expect(loads).toHaveLength(2);
  // Another view while it loads: requested again only after a failure.
  late.retry();
  late.add(event('d'));
  await nextTask();
  expect(loads).toHaveLength(2);
  await fail();
  expect(loads).toHaveLength(3);
  await come();
  expect(calls).toEqual(['a', 'b', 'c', 'd']);
});

it('AN-14 queues the latest events while nothing loads', async () => {
  const { late, calls, come } = open();
  for (let count = 0; count <= mostWaiting; count += 1) late.add(event(`e${count}`));
  await come();
  expect([calls.length, calls[0]]).toEqual([mostWaiting, 'e1']);
});

it('AN-14 events queued while the page was hidden are sent as soon as the script loads: a phone may not show the page again', async () => {
  const { late, calls, come } = open();
  late.add(event('a'));
  late.flush();
  await come();
  expect(calls).toEqual(['a', 'flush']);
});

it('AN-21 nothing is sent after a rejection, whether the script is loaded or loading', async () => {
  const there = open();
  there.late.add(event('a'));
  await there.come();
  there.late.stop();
  there.late.add(event('b'));
  expect(there.calls).toEqual(['a', 'stop']);

  const loading = open();
  loading.late.add(event('a'));
  loading.late.stop();
  await loading.come();
  loading.late.add(event('b'));
  loading.late.flush();
  expect(loading.calls).toEqual(['stop']);
});
