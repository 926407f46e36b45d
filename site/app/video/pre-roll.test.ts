import { expect, test } from 'vitest';
import { hadPreRollBefore, isPreRollDue, rememberPreRoll } from './pre-roll.ts';

test.each([
  [undefined, false, false],
  [0, false, false],
  [8, false, false],
  [29.9, false, false],
  [30, false, true],
  [30, true, false],
  [120, false, true],
  [120, true, false],
  [29, true, false],
  [Number.NaN, false, false],
])('VD-07 a video of %s seconds, after a pre-roll: %s, gets one: %s', (duration, hadOneBefore, isDue) => {
  expect(isPreRollDue({ duration, hadOneBefore })).toBe(isDue);
});

test('a reader who watches one video after the other gets a pre-roll before every second one', () => {
  const stored = new Map<string, string>();
  const memory = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const watch = (duration: number) => {
    const isDue = isPreRollDue({ duration, hadOneBefore: hadPreRollBefore(memory) });
    rememberPreRoll(memory, isDue);
    return isDue;
  };
  expect([45, 45, 45, 20, 45].map(watch)).toEqual([true, false, true, false, true]);
});

test('storage that is closed costs no video', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  expect(hadPreRollBefore({ getItem: closed })).toBe(false);
  expect(() => rememberPreRoll({ setItem: closed, removeItem: closed }, true)).not.toThrow();
});
