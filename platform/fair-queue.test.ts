import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

/** A queue in which nothing ends before the test says so. */
function open(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ atOnce: 1, waiting: 100, ...options });
  const began: string[] = [];
  const running: { name: string; finish(): void }[] = [];
  const enter = (caller: string, name = caller) =>
    queue
      .run(caller, () => {
        began.push(name);
        return new Promise<string>((resolve) => running.push({ name, finish: () => resolve(name) }));
      })
      .catch((error: { code: string }) => error.code);
  /** Ends what began first, or what is named. */
  async function end(name = running[0]?.name): Promise<void> {
    const at = running.findIndex((one) => one.name === name);
    for (const { finish } of running.splice(at, 1)) finish();
    // The next task begins in a later microtask.
    for (let times = 0; times < 5; times += 1) await Promise.resolve();
  }
  return { queue, enter, end, began };
}

describe('a queue served round-robin by caller', () => {
  it('AU-41 limits concurrency, keeps the order, and rejects a task behind too many', async () => {
    const { enter, end, began } = open({ atOnce: 2, waiting: 2 });
    const entered = ['1', '2', '3', '4'].map((name) => enter('one', name));
    expect(await enter('one', '5')).toBe('QUEUE_FULL');
    expect(began).toEqual(['1', '2']);
    for (const name of ['1', '2', '3', '4']) await end(name);
    expect(await Promise.all(entered)).toEqual(['1', '2', '3', '4']);
  });

  it('AU-41 serves callers round-robin: a caller with many tasks only delays itself', async () => {
    const { enter, end, began } = open({ waitingPerCaller: 5 });
    const entered = [...Array.from({ length: 6 }, () => enter('many')), enter('one'), enter('two')];
    for (let times = 0; times < 8; times += 1) await end();
    expect(began).toEqual(['many', 'many', 'one', 'two', 'many', 'many', 'many', 'many']);
    expect(await Promise.all(entered)).not.toContain('QUEUE_FULL');
  });

  it('does no more of one caller at once than its share, and others pass', async () => {
    const { enter, end, began } = open({ atOnce: 3, atOncePerCaller: 1 });
    for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
    void enter('b', 'b1');
    expect(began).toEqual(['a1', 'b1']);
    await end('b1');
    expect(began).toEqual(['a1', 'b1']);
    await end('a1');
    expect(began).toEqual(['a1', 'b1', 'a2']);
  });

  it('AU-41 a caller has few places, and when all are taken the longest queue gives one up', async () => {
    const { enter, end, began } = open({ waiting: 6, waitingPerCaller: 3 });
    const first = Array.from({ length: 5 }, () => enter('a'));
    expect(await first[4]).toBe('QUEUE_FULL');
    const second = Array.from({ length: 3 }, () => enter('b'));
    // All six places are taken by two callers; others still get in, and never lose their only place.
    const others = ['c', 'd', 'e', 'f', 'g'].map((caller) => enter(caller));
    const rejected = [await first[3], await second[2], await others[4]];
    expect(rejected).toEqual(['QUEUE_FULL', 'QUEUE_FULL', 'QUEUE_FULL']);
    for (let times = 0; times < 8; times += 1) await end();
    expect(began).toEqual(['a', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('AU-41 goes on after work that fails, and says what failed', async () => {
    const { queue } = open({ waiting: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('begins no more in a round of the event loop than run at once, where a place rests for one', async () => {
    const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
    const queue = createFairQueue({ atOnce: 2, waiting: 100, rest });
    const begunInRound: number[] = [];
    let begun = 0;
    const count = () => {
      begunInRound.push(begun);
      begun = 0;
      if (begunInRound.length < 40) setImmediate(count);
    };
    // Several connections bring their requests in one round, and more come while work is done.
    const work = async () => {
      begun += 1;
    };
    const bring = () => Array.from({ length: 20 }, () => queue.run('a', work));
    const first = bring();
    setImmediate(count);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...first, ...bring()]);
    expect(Math.max(...begunInRound)).toBe(2);
  });

  it('AU-41 leaves a slot empty for a while after a task, without delaying its result', async () => {
    const rests: (() => void)[] = [];
    const { queue } = open({ waiting: 1, rest: () => new Promise<void>((resolve) => rests.push(resolve)) });
    const began: number[] = [];
    const work = (number: number) => queue.run('a', async () => began.push(number));
    expect(await work(1)).toBe(1);
    const second = work(2);
    await expect(work(3)).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    expect(began).toEqual([1]);
    rests[0]?.();
    expect(await second).toBe(2);
  });

  it('AU-41 a task that waited too long is rejected, others keep their order, and a running task is not disturbed', async () => {
    const timers = new Map<() => void, number>();
    const timeout = {
      milliseconds: 8000,
      after(milliseconds: number, end: () => void) {
        timers.set(end, milliseconds);
        return () => void timers.delete(end);
      },
    };
    const { enter, end, began } = open({ waiting: 3, timeout });
    const first = enter('a', 'a1');
    const [second, third, fourth] = [enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1')];
    expect([...timers.values()]).toEqual([8000, 8000, 8000]);
    const [ofSecond, , ofFourth] = timers.keys();
    ofSecond?.();
    ofFourth?.();
    expect([await second, await fourth]).toEqual(['QUEUE_FULL', 'QUEUE_FULL']);
    // The places of those who left are free again.
    const others = [enter('c', 'c1'), enter('d', 'd1')];
    expect(await enter('d', 'd2')).toBe('QUEUE_FULL');
    for (let times = 0; times < 4; times += 1) await end();
    expect(began).toEqual(['a1', 'a3', 'c1', 'd1']);
    expect(await Promise.all([first, third, ...others])).toEqual(['a1', 'a3', 'c1', 'd1']);
    expect(timers.size).toBe(0);
  });
});
