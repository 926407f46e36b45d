import { describe, expect, it } from 'vitest';
import { watchRunning } from './running.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const test = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate });

describe('what runs', () => {
  it('AB-21 changes at the edges, forward and back', () => {
    const running = watchRunning([
      test('a', '2024-01-02', '2024-01-04'),
      test('b', '2024-01-03', '2024-01-05'),
    ]);
    const at = (text: string) => running.at(day(text)).map(({ id }) => id);
    const days = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'];
    const expected = [[], ['a'], ['a', 'b'], ['b'], []];
    expect(days.map(at)).toEqual(expected);
    expect([...days].reverse().map(at)).toEqual([...expected].reverse());
  });

  it('AB-21 is worked out once between two edges', () => {
    const running = watchRunning([test('a', '2024-01-02', '2024-01-04')]);
    expect(running.at(day('2024-01-03'))).toBe(running.at(day('2024-01-02')));
  });
});
