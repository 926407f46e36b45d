import { expect, it, vi } from 'vitest';
import { createDecodeQueue } from './decode-queue.ts';
import { decodeLimits } from './image-limits.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  return { promise, open: (value: string) => resolve(Buffer.from(value)) };
}
const queueOf = (atOnce: number, waiting: number) =>
  createDecodeQueue({ ...decodeLimits, kinds: { ...decodeLimits.kinds, picture: { atOnce, waiting } } });

it('does each piece of work once, so many at a time, in order, and rejects when too much waits', async () => {
  const queue = queueOf(2, 1);
  const { picture } = queue.queues;
  const started: string[] = [];
  const gates = { a: gate(), b: gate(), c: gate() };
  const run = (key: keyof typeof gates) =>
    picture.run(key, () => {
      started.push(key);
      return gates[key].promise;
    });
  const [a, sameA, b, c] = [run('a'), run('a'), run('b'), run('c')];
  expect(sameA).toBe(a);
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  await expect(picture.run('d', async () => Buffer.from('d'))).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  expect(started).toEqual(['a', 'b']);
  gates.a.open('A');
  expect(String(await a)).toBe('A');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  gates.b.open('B');
  gates.c.open('C');
  expect((await Promise.all([b, c])).map(String)).toEqual(['B', 'C']);
  await Promise.resolve();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it('goes on after work that failed', async () => {
  const { picture } = queueOf(1, 5).queues;
  const fine = async () => Buffer.from('fine');
  const failing = picture.run('a', async () => Promise.reject(new Error('broken')));
  const next = picture.run('b', fine);
  await expect(failing).rejects.toThrow('broken');
  expect(String(await next)).toBe('fine');
  expect(String(await picture.run('a', fine))).toBe('fine');
});

it('IM-24 one kind never takes the places of another, and all together are bounded', async () => {
  const queue = createDecodeQueue();
  const started: string[] = [];
  const gates = new Map<string, ReturnType<typeof gate>>();
  const run = (kind: 'picture' | 'avatar' | 'video', key: string) => {
    const one = gate();
    gates.set(key, one);
    return queue.queues[kind].run(key, () => {
      started.push(key);
      return one.promise;
    });
  };
  const all = [
    ...['a1', 'a2'].map((key) => run('avatar', key)),
    ...['v1', 'v2'].map((key) => run('video', key)),
    ...['p1', 'p2'].map((key) => run('picture', key)),
  ];
  await Promise.resolve();
  // A hundred waiting avatars or videos leave a picture of a page its place.
  expect([started, queue.running, queue.waiting]).toEqual([['a1', 'v1', 'p1'], 3, 3]);
  gates.get('p1')?.open('');
  await all[4];
  await Promise.resolve();
  expect(started).toEqual(['a1', 'v1', 'p1', 'p2']);
  for (const key of ['a1', 'v1', 'p2', 'a2', 'v2']) gates.get(key)?.open('');
  await Promise.all(all);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it('IM-24 nothing waits for ever', async () => {
  vi.useFakeTimers();
  try {
    const queue = queueOf(1, 5);
    const first = gate();
    const running = queue.queues.picture.run('a', () => first.promise);
    const late = queue.queues.picture.run('b', async () => Buffer.from('b'));
    const rejected = expect(late).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    await vi.advanceTimersByTimeAsync(decodeLimits.waitMilliseconds);
    await rejected;
    expect([queue.running, queue.waiting]).toEqual([1, 0]);
    first.open('a');
    await running;
    expect(queue.running).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
