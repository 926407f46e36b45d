import { expect, it } from 'vitest';
import { createDebouncedPurges } from './debounced-purges.ts';

it('CM-01 a busy thread makes its page old once in a while, and never forgets the last comment', () => {
  const purged: string[] = [];
  let waiting: (() => void)[] = [];
  const purge = createDebouncedPurges({
    purge: (keys) => void purged.push(...keys),
    everyMilliseconds: 10_000,
    later: (work) => void waiting.push(work),
  });
  const pass = () => {
    const due = waiting;
    waiting = [];
    for (const work of due) work();
  };
  for (let n = 0; n < 1000; n += 1) purge(['busy']);
  purge(['quiet']);
  expect(purged).toEqual(['busy', 'quiet']);
  pass();
  expect(purged).toEqual(['busy', 'quiet', 'busy']);
  pass();
  expect(waiting).toEqual([]);
  purge(['quiet']);
  expect(purged.at(-1)).toBe('quiet');
});
