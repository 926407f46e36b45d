import { describe, expect, it } from 'vitest';
import { startWhenIdle } from './start-when-idle.ts';

/** Idle moments that the test decides about. */
function createIdleMoments() {
  const calls: (() => void)[] = [];
  return { later: (call: () => void) => void calls.push(call), next: () => calls.shift()?.() };
}

/** Every promise that has settled by now has called its listeners. */
const afterListeners = () => new Promise((resolve) => setImmediate(resolve));

describe('code that starts in idle moments', () => {
  it('starts in order, one part per moment, and is ready once the last part has loaded', async () => {
    const { later, next } = createIdleMoments();
    const done: string[] = [];
    const loading = Promise.withResolvers<void>();
    startWhenIdle(
      [() => void done.push('first'), () => loading.promise.then(() => done.push('second'))],
      () => done.push('ready'),
      later,
    );
    await afterListeners();
    expect(done).toEqual([]);
    next();
    expect(done).toEqual(['first']);
    next();
    await afterListeners();
    expect(done).toEqual(['first']);
    loading.resolve();
    await afterListeners();
    expect(done).toEqual(['first', 'second', 'ready']);
  });

  it('is ready although a part fails to load and another one throws', async () => {
    const { later, next } = createIdleMoments();
    const done: string[] = [];
    const failing = () => {
      throw new Error('a fault');
    };
    startWhenIdle(
      [() => Promise.reject(new Error('offline')), failing, () => done.push('last')],
      () => done.push('ready'),
      later,
    );
    next();
    expect(next, 'the page reports it as any other error').toThrow('a fault');
    next();
    await afterListeners();
    expect(done).toEqual(['last', 'ready']);
  });

  it('is ready at once without any part', async () => {
    const done: string[] = [];
    startWhenIdle([], () => done.push('ready'));
    await afterListeners();
    expect(done).toEqual(['ready']);
  });
});
