import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  let open: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    open = resolve;
  });
  return { promise, open: (value: string) => open(value) };
}

it('does each piece of work once, so many at a time, in order, and refuses when too much waits', async () => {
  const queue = createWorkQueue<string>({ concurrency: 2, queue: 1 });
  const started: string[] = [];
  const gates = { a: gate(), b: gate(), c: gate() };
  const run = (key: keyof typeof gates) =>
    queue.run(key, () => {
      started.push(key);
      return gates[key].promise;
    });
  const [a, sameA, b, c] = [run('a'), run('a'), run('b'), run('c')];
  expect(sameA).toBe(a);
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  await expect(queue.run('d', async () => 'd')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  expect(started).toEqual(['a', 'b']);
  gates.a.open('A');
  expect(await a).toBe('A');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  gates.b.open('B');
  gates.c.open('C');
  expect(await Promise.all([b, c])).toEqual(['B', 'C']);
  await Promise.resolve();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queue: 5 });
  const failing = queue.run('a', async () => Promise.reject(new Error('broken')));
  const next = queue.run('b', async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
  expect(await queue.run('a', async () => 'fine now')).toBe('fine now');
});
