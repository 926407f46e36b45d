import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

const none: FairQueueLimits = { atOnce: 1, atOncePerCaller: 1, waiting: 100, waitingPerCaller: 100 };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that ends when the test says so, and the order in which it began. */
function open(limits: Partial<FairQueueLimits>) {
  const queue = createFairQueue({ ...none, ...limits });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (caller: string, name: string) =>
    queue.run(caller, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
    await turn();
  };
  return { queue, ask, began, end };
}

describe('a queue in which callers take turns', () => {
  it('starts at once while there is room', async () => {
    const { ask, began } = open({ atOnce: 2, atOncePerCaller: 2 });
    void ask('a', 'a1');
    void ask('a', 'a2');
    void ask('a', 'a3');
    await turn();
    expect(began).toEqual(['a1', 'a2']);
  });

  it('lets one caller have no more than its share, and others pass', async () => {
    const { ask, began, end } = open({ atOnce: 3, atOncePerCaller: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    void ask('b', 'b1');
    await turn();
    expect(began).toEqual(['a1', 'b1']);
    await end('a1');
    expect(began).toEqual(['a1', 'b1', 'a2']);
  });

  it('takes callers in turn, not requests', async () => {
    const { ask, began, end } = open({});
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    for (const name of ['b1', 'b2']) void ask('b', name);
    await turn();
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('refuses what is too much in all, and too much of one caller', () => {
    const { ask, queue } = open({ waiting: 3, waitingPerCaller: 2 });
    const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((caller, index) => ask(caller, String(index)));
    expect(asked.map((work) => work !== undefined)).toEqual([true, true, true, false, true, false]);
    expect([queue.hasRoom('a'), queue.hasRoom('b')]).toEqual([false, false]);
  });

  it('goes on after work that fails, and says what failed', async () => {
    const queue = createFairQueue(none);
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('lets the event loop go round between two pieces of work', async () => {
    const queue = createFairQueue(none);
    const seen: string[] = [];
    setImmediate(() => seen.push('an answer from memory'));
    const work = ['one', 'two'].map((name) => queue.run('a', async () => void seen.push(name)));
    await Promise.all(work);
    expect(seen).toEqual(['one', 'an answer from memory', 'two']);
  });
});
