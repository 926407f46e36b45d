import { runInNewContext } from 'node:vm';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bidDocument } from './bid-creative.ts';

const winner = JSON.stringify({ message: 'Prebid Response', adUrl: 'https://ads.example/creative/7' });

/** Runs the document's script as a frame does; the page answers the requests that `answers` says yes to. */
function openFrame(answers: (request: number) => boolean) {
  const requests: unknown[] = [];
  const replace = vi.fn();
  const channels: MessageChannel[] = [];
  class Channel extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  }
  const script = /<script>([\s\S]*)<\/script>/.exec(bidDocument('bid-1'))?.[1] ?? '';
  runInNewContext(script, {
    document: { body: { dataset: { bid: /data-bid="([^"]*)"/.exec(bidDocument('bid-1'))?.[1] } } },
    location: { origin: 'https://ads.example', replace },
    MessageChannel: Channel,
    setTimeout,
    parent: {
      postMessage(data: string, _target: string, [port]: [MessagePort]) {
        requests.push(JSON.parse(data));
        if (answers(requests.length)) port.postMessage(winner);
      },
    },
  });
  const close = () => {
    for (const { port1 } of channels) port1.close();
  };
  return { requests, replace, close };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('AD-07 AD-54 the frame of a bid shows the ad that won, in answer to its first request', async () => {
  const frame = openFrame(() => true);
  await vi.waitFor(() => expect(frame.replace).toHaveBeenCalledWith('https://ads.example/creative/7'));
  vi.advanceTimersByTime(10_000);
  expect(frame.requests).toEqual([
    { message: 'Prebid Request', adId: 'bid-1', adServerDomain: 'https://ads.example' },
  ]);
  expect(frame.replace).toHaveBeenCalledTimes(1);
  frame.close();
});

test('AD-07 AD-54 a request that the page leaves without an answer is made again, ten times at most', async () => {
  const later = openFrame((request) => request === 3);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(later.replace).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(10_000);
  expect(later.requests).toHaveLength(3);
  later.close();

  const never = openFrame(() => false);
  vi.advanceTimersByTime(60_000);
  expect(never.requests).toHaveLength(10);
  expect(never.replace).not.toHaveBeenCalled();
  never.close();
});
