import { afterEach, expect, it, vi } from 'vitest';
import { eventStreams } from '#content/limits.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import type { StoredEvent } from '#database/event.ts';
import { createStaffEvents } from './staff-events.ts';

const events = (isOpen = async () => true) =>
  createStaffEvents({
    entities: ['article'],
    isOpen,
    aboutEvent: async ({ entityId }) =>
      entityId === 'gone' ? undefined : { data: { step: 3 }, maySee: () => entityId !== 'secret' },
  });
const event = (id: number, entityId = 'a', entity = 'article'): StoredEvent => ({
  id,
  kind: 'steps',
  entity,
  entityId,
  keys: [],
  at: '',
});
const listen = (hub: ReturnType<typeof events>, given: object = {}) =>
  hub.stream({
    staff: staffTokenHolder,
    storyId: undefined,
    lastEventId: undefined,
    isOnce: false,
    ...given,
  });
const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
/** How each event of a stream begins. */
const kindsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => /^(id|event)/.test(part))
    .map((part) => part.split('\n')[0]);

it('a stream says which story has new steps, and ends when the server stops', async () => {
  const hub = events();
  const text = textOf(listen(hub));
  await hub.deliver(event(7));
  await hub.deliver(event(8, 'secret'));
  await hub.deliver(event(9, 'gone'));
  await hub.deliver(event(10, 'a', 'comment'));
  hub.close();
  expect(await text).toBe('retry: 1000\n\nid: 7\nevent: steps\ndata: {"story":"a","step":3}\n\n');
});

afterEach(() => void vi.useRealTimers());

it('a stream whose session ended while it was opened ends at once', async () => {
  const hub = events(async () => false);
  expect(await textOf(listen(hub))).toBe('retry: 1000\n\n');
  hub.close();
});

it('a stream ends with the first heartbeat after its session or service account has expired', async () => {
  vi.useFakeTimers();
  let isOpen = true;
  const hub = events(async () => isOpen);
  const text = textOf(listen(hub));
  await vi.advanceTimersByTimeAsync(eventStreams.heartbeatMilliseconds);
  isOpen = false;
  await vi.advanceTimersByTimeAsync(eventStreams.heartbeatMilliseconds);
  await hub.deliver(event(7));
  expect((await text).match(/still here/g)).toHaveLength(2);
  expect(await text).not.toContain('steps');
  hub.close();
});

it('a stream of one story has no events of others', async () => {
  const hub = events();
  const text = textOf(listen(hub, { storyId: 'b' }));
  await hub.deliver(event(7));
  await hub.deliver(event(8, 'b'));
  hub.close();
  expect(kindsIn(await text)).toEqual(['event: presence', 'id: 8']);
});

it('a stream of one story begins with who is there, if its reader may see the story', async () => {
  const hub = events();
  const texts = ['b', 'secret', 'gone', undefined].map((storyId) =>
    textOf(listen(hub, { storyId, isOnce: true })),
  );
  expect((await Promise.all(texts)).map(kindsIn)).toEqual([['event: presence'], [], [], []]);
  hub.close();
});

it('the steps themselves go only to those who have the story open', async () => {
  const hub = createStaffEvents({
    entities: ['article'],
    isOpen: async () => true,
    aboutEvent: async () => ({
      data: { step: 3 },
      details: { clientId: 'tab', steps: [{ stepType: 'replace' }] },
      maySee: ({ sub }) => sub === staffTokenHolder.sub,
    }),
  });
  const list = textOf(listen(hub));
  const open = textOf(listen(hub, { storyId: 'a' }));
  const other = textOf(listen(hub, { storyId: 'a', staff: { ...staffTokenHolder, sub: 'other' } }));
  await hub.deliver(event(7));
  hub.close();
  expect(await list).toContain('data: {"story":"a","step":3}\n');
  expect(await open).toContain(
    'data: {"story":"a","step":3,"clientId":"tab","steps":[{"stepType":"replace"}]}\n',
  );
  expect(await other).toBe('retry: 1000\n\n');
});

it('a client that comes back gets what it missed, or learns that it must read everything again', async () => {
  const hub = events();
  for (let id = 1; id <= 600; id += 1) await hub.deliver(event(id));
  const late = await textOf(listen(hub, { lastEventId: 598, isOnce: true }));
  expect(late.match(/id: \d+/g)).toEqual(['id: 599', 'id: 600']);
  expect(await textOf(listen(hub, { lastEventId: 5, isOnce: true }))).toContain('event: reset');
  hub.close();
  const restarted = events();
  expect(await textOf(listen(restarted, { lastEventId: 598, isOnce: true }))).toContain('event: reset');
  expect(await textOf(listen(restarted, { isOnce: true }))).not.toContain('event: reset');
  restarted.close();
});

it('a stream that fails when it begins takes no event from others', async () => {
  let isDown = false;
  const hub = createStaffEvents({
    entities: ['article'],
    isOpen: async () => true,
    aboutEvent: async () => {
      if (isDown) throw new Error('no connection');
      return { data: { step: 3 }, maySee: () => true };
    },
  });
  isDown = true;
  await expect(textOf(listen(hub, { storyId: 'a' }))).rejects.toThrow('no connection');
  isDown = false;
  const text = textOf(listen(hub));
  await hub.deliver(event(7));
  hub.close();
  expect(kindsIn(await text)).toEqual(['id: 7']);
});

it('one account holds a limited number of streams', async () => {
  const hub = events();
  const first = textOf(listen(hub));
  const others = Array.from({ length: 20 }, () => textOf(listen(hub)));
  expect(await first).toBe('retry: 1000\n\n');
  hub.close();
  expect(await Promise.all(others)).toHaveLength(20);
});
