import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { EventSender } from '#content/entities/measurement-tag.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { createLateSender, mostWaiting } from './late-sender.ts';

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

/** A sender whose script comes when the test says so. */
function open() {
  const calls: string[] = [];
  const sender: EventSender = {
    add: ({ name }) => void calls.push(name),
    leave: () => void calls.push('leave'),
    stop: () => void calls.push('stop'),
  };
  const asked: PromiseWithResolvers<EventSender>[] = [];
  const late = createLateSender(() => {
    const one = Promise.withResolvers<EventSender>();
    asked.push(one);
    return one.promise;
  });
  return {
    late,
    calls,
    asked,
    async come() {
      await nextTask();
      asked.at(-1)?.resolve(sender);
      await nextTask();
    },
    async fail() {
      await nextTask();
      asked.at(-1)?.reject(new Error('offline'));
      await nextTask();
    },
  };
}

it('AN-14 CN-13 the script that sends is asked for with the first event, once, and gets all that waited', async () => {
  const { late, calls, asked, come } = open();
  expect(asked).toHaveLength(0);
  late.add(event('a'));
  late.add(event('b'));
  await nextTask();
  expect(asked).toHaveLength(1);
  await come();
  late.add(event('c'));
  late.leave();
  expect(calls).toEqual(['a', 'b', 'c', 'leave']);
});

it('AN-14 a script that does not come is asked for again with the next page view, and loses nothing till then', async () => {
  const { late, calls, asked, come, fail } = open();
  late.add(event('a'));
  await fail();
  late.add(event('b'));
  await nextTask();
  expect(asked).toHaveLength(1);
  late.retry();
  late.add(event('c'));
  await nextTask();
  expect(asked).toHaveLength(2);
  // Another view while it is on its way: asked for again only when it did not come.
  late.retry();
  late.add(event('d'));
  await nextTask();
  expect(asked).toHaveLength(2);
  await fail();
  expect(asked).toHaveLength(3);
  await come();
  expect(calls).toEqual(['a', 'b', 'c', 'd']);
});

it('AN-14 keeps the latest where nothing comes', async () => {
  const { late, calls, come } = open();
  for (let count = 0; count <= mostWaiting; count += 1) late.add(event(`e${count}`));
  await come();
  expect([calls.length, calls[0]]).toEqual([mostWaiting, 'e1']);
});

it('AN-14 what waited while the page was hidden goes at once when the script comes: a phone may not show the page again', async () => {
  const { late, calls, come } = open();
  late.add(event('a'));
  late.leave();
  await come();
  expect(calls).toEqual(['a', 'leave']);
});

it('AN-21 nothing is sent after a no, whether the script is there or on its way', async () => {
  const there = open();
  there.late.add(event('a'));
  await there.come();
  there.late.stop();
  there.late.add(event('b'));
  expect(there.calls).toEqual(['a', 'stop']);

  const coming = open();
  coming.late.add(event('a'));
  coming.late.stop();
  await coming.come();
  coming.late.add(event('b'));
  coming.late.leave();
  expect(coming.calls).toEqual(['stop']);
});
