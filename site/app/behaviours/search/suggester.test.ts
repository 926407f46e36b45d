import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester } from './suggester.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function box(suggest: (query: string) => Promise<readonly string[]> = async (query) => [`${query}!`]) {
  const ports = { suggest: vi.fn(suggest), warn: vi.fn(), onAnswer: vi.fn() };
  const type = createSuggester(ports);
  return { ...ports, type };
}

describe('requesting suggestions', () => {
  it('SR-01 five characters typed fast are one request, 200 ms after the last', async () => {
    const { type, suggest, onAnswer } = box();
    for (const text of ['r', 'ro', 'rob', 'robo', 'robot']) {
      await vi.advanceTimersByTimeAsync(50);
      type(text);
    }
    await vi.advanceTimersByTimeAsync(199);
    expect(suggest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(suggest.mock.calls.map(([query]) => query)).toEqual(['robot']);
    expect(onAnswer.mock.calls).toEqual([[['robot!']]]);
  });

  it.each(['', '   ', '\t\n'])(
    'SR-02 SR-03 %o is no query: nothing is requested, a warning is logged',
    async (text) => {
      const { type, suggest, warn, onAnswer } = box();
      type(text);
      await vi.advanceTimersByTimeAsync(200);
      expect(suggest).not.toHaveBeenCalled();
      expect(warn).toHaveBeenCalledOnce();
      expect(onAnswer.mock.calls).toEqual([[[]]]);
    },
  );

  it('one character is too little to suggest anything, and no reason to warn', async () => {
    const { type, suggest, warn, onAnswer } = box();
    type(' r ');
    await vi.advanceTimersByTimeAsync(200);
    expect(suggest).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(onAnswer.mock.calls).toEqual([[[]]]);
  });

  it('SR-04 a failure is logged and nothing else happens', async () => {
    const { type, warn, onAnswer } = box(async () => {
      throw new Error('down');
    });
    type('robot');
    await vi.advanceTimersByTimeAsync(200);
    expect(warn).toHaveBeenCalledOnce();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('SR-01 a response that arrives too late is dropped', async () => {
    const { type, onAnswer, warn } = box(
      (query) => new Promise((resolve) => setTimeout(() => resolve([query]), query === 'slow' ? 900 : 10)),
    );
    type('slow');
    await vi.advanceTimersByTimeAsync(200);
    type('fast');
    await vi.advanceTimersByTimeAsync(2000);
    expect(onAnswer.mock.calls).toEqual([[['fast']]]);
    expect(warn).not.toHaveBeenCalled();
  });
});
