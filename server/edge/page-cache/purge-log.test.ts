import { expect, it } from 'vitest';
import { createPurgeLog } from './purge-log.ts';

it('finds the purges since a render began, by key, and keeps a withdrawal hard', () => {
  const log = createPurgeLog();
  log.record(['a1'], { at: 10, hard: false });
  const began = log.sequence;
  expect(log.since(began, ['a1'])).toBeUndefined();

  log.record(['a1', 't7'], { at: 20, hard: true });
  log.record(['a1'], { at: 30, hard: false });
  expect(log.since(began, ['a1'])).toEqual({ sequence: 3, at: 30, hard: true });
  expect(log.since(began, ['t7'])).toEqual({ sequence: 2, at: 20, hard: true });
  expect(log.since(began, ['other'])).toBeUndefined();

  log.record('everything', { at: 40, hard: false });
  expect(log.since(began, ['other'])).toEqual({ sequence: 4, at: 40, hard: false });
  log.forget();
  expect(log.since(began, ['a1', 'other'])).toBeUndefined();
  expect(log.sequence).toBe(4);
});
