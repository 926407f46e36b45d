import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MeasuredBatch, type MeasuredEvent, measuredBatch } from '#content/entities/measured-batch.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { addEvent, afterAnswer, emptyOutbox, takeBatch } from './outbox.ts';
import { createSender } from './sender.ts';

const event = (name: string, text = ''): MeasuredEvent => ({
  name,
  time: 1,
  path: '/',
  page: trackingDataExample,
  params: { text },
});
const fill = (count: number, text = '') =>
  Array.from({ length: count }, (_, index) => event(`e${index}`, text)).reduce(addEvent, emptyOutbox);

describe('the outbox', () => {
  it('AN-14 returns batches that fit a beacon', () => {
    expect(takeBatch(fill(60)).batch?.events).toHaveLength(25);
    const { batch, rest } = takeBatch(fill(60, 'x'.repeat(5000)));
    expect(JSON.stringify(batch?.events).length).toBeLessThan(32_000);
    expect((batch?.events.length ?? 0) + rest.events.length).toBe(60);
    expect(takeBatch(fill(1, 'x'.repeat(50_000))).batch?.events).toHaveLength(1);
  });
  it('keeps the latest events while sending fails', () => {
    const { events } = fill(500);
    expect([events.length, events.at(-1)?.name]).toEqual([200, 'e499']);
  });
  it.each([
    [204, 0, false, 0],
    [400, 0, false, 0],
    [403, 3, false, 0],
    [429, 0, true, 2000],
    [503, 2, true, 8000],
    [undefined, 9, true, 60_000],
  ])(
    'after %s and %d failures it is sent again: %s, in %d ms',
    (status, failures, again, waitMilliseconds) => {
      expect(afterAnswer(status, failures)).toEqual({ again, waitMilliseconds });
    },
  );
});

describe('the sender', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  function open(answers: (number | undefined)[] = []) {
    const posted: MeasuredBatch[] = [];
    const beacons: MeasuredBatch[] = [];
    let takes = true;
    const consent: { now: MeasuredBatch['consent'] | undefined } = { now: 'given' };
    const sender = createSender({
      post: async (body) => {
        posted.push(JSON.parse(body));
        return answers.length > 0 ? answers.shift() : 204;
      },
      beacon: (body) => takes && beacons.push(JSON.parse(body)) > 0,
      consent: () => consent.now,
    });
    const names = (batches: MeasuredBatch[]) => batches.map(({ events }) => events.map(({ name }) => name));
    return { posted, beacons, names, sender, consent, rejectBeacons: () => (takes = false) };
  }

  it('AN-14 sends the events of five seconds together', async () => {
    const { sender, posted, names } = open();
    sender.add(event('a'));
    sender.add(event('b'));
    expect(posted).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(names(posted)).toEqual([['a', 'b']]);
    expect(posted[0]?.consent).toBe('given');
  });

  it('AN-14 sends by beacon what must outlive the page, and nothing twice', async () => {
    const { sender, posted, beacons, names } = open();
    sender.add(event('a'));
    sender.flush();
    sender.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names(beacons)).toEqual([['a']]);
    expect(posted).toEqual([]);
  });

  it('keeps events that the browser did not accept', async () => {
    const { sender, posted, names, rejectBeacons } = open();
    rejectBeacons();
    sender.add(event('a'));
    sender.flush();
    await vi.advanceTimersByTimeAsync(5000);
    expect(names(posted)).toEqual([['a']]);
  });

  it('retries after temporary errors of the collector, and never after a rejection', async () => {
    const { sender, posted, names } = open([503, undefined, 204, 400]);
    sender.add(event('a'));
    await vi.advanceTimersByTimeAsync(5000 + 2000 + 4000);
    expect(names(posted)).toEqual([['a'], ['a'], ['a']]);
    sender.add(event('bad'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(names(posted).slice(3)).toEqual([['bad']]);
  });

  it('AN-14 AN-22 retries the same events under the same batch id, and gives every other batch its own', async () => {
    const { sender, posted, beacons, names } = open([undefined, 503, 204, 204, 503]);
    sender.add(event('a'));
    await vi.advanceTimersByTimeAsync(5000);
    sender.add(event('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names(posted)).toEqual([['a'], ['a'], ['a'], ['b']]);
    sender.add(event('c'));
    await vi.advanceTimersByTimeAsync(5000);
    sender.add(event('d'));
    sender.flush();
    expect(names(beacons)).toEqual([['c'], ['d']]);
    const ids = [...posted, ...beacons].map(({ id }) => id);
    const [a, b, c, d] = [ids[0], ids[3], ids[4], ids.at(-1)];
    expect(ids).toEqual([a, a, a, b, c, c, d]);
    expect(new Set([a, b, c, d]).size).toBe(4);
    expect(ids.every((id) => measuredBatch.shape.id.safeParse(id).success && id)).toBe(true);
  });

  it('AN-21 drops queued events when consent is withdrawn', async () => {
    const { sender, posted, beacons } = open();
    sender.add(event('a'));
    sender.stop();
    sender.add(event('b'));
    sender.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([posted, beacons]).toEqual([[], []]);
  });

  it('AN-21 sends no queued events without consent, wherever it was withdrawn', async () => {
    const { sender, posted, beacons, consent } = open();
    sender.add(event('a'));
    consent.now = undefined;
    sender.flush();
    consent.now = 'given';
    sender.add(event('b'));
    consent.now = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([posted, beacons]).toEqual([[], []]);
  });
});
