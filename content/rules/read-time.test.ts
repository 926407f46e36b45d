import { describe, expect, it } from 'vitest';
import { readMinutes, readTimeText } from './read-time.ts';

describe('read time', () => {
  it.each([
    ['CL-43', 0, 1],
    ['CL-43', 225, 1],
    ['CL-43', 226, 2],
    ['CL-43', 2250, 10],
  ])('%s %i words take %i min', (_id, words, minutes) => {
    expect(readMinutes(words)).toBe(minutes);
  });

  it('CL-42 is shown in minutes', () => {
    expect(readTimeText(1340)).toBe('6 min read');
  });
});
