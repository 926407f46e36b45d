import { describe, expect, it } from 'vitest';
import { type NextUpEvent, nextUpSeconds, nextUpState, startNextUp } from './next-up.ts';
import { ranOnTo, runOnTo } from './ran-on.ts';
import { saveRunOn, wantsRunOn } from './run-on-setting.ts';

describe('nextUpState', () => {
  const seconds = (count: number): NextUpEvent[] => Array.from({ length: count }, () => ({ type: 'second' }));
  it.each<[string, boolean, NextUpEvent[], string]>([
    ['time passes', false, seconds(nextUpSeconds - 1), 'counting'],
    ['all its time has passed', false, seconds(nextUpSeconds), 'going'],
    ['the reader stays', false, [{ type: 'second' }, { type: 'stay' }, ...seconds(20)], 'waiting'],
    ['the reader wants stillness', true, seconds(20), 'waiting'],
    ['the reader goes at once', true, [{ type: 'go' }, { type: 'stay' }], 'going'],
  ])('VD-07 when %s', (_name, isStill, events, phase) => {
    expect(events.reduce(nextUpState, startNextUp(isStill)).phase).toBe(phase);
  });
});

it('VD-04 a video autoplays only on the page the reader let it run on to, and once', () => {
  runOnTo('/video/b/');
  expect(ranOnTo('/video/c/')).toBe(false);
  runOnTo('/video/b/');
  expect([ranOnTo('/video/b/'), ranOnTo('/video/b/')]).toEqual([true, false]);
});

it('VD-04 videos run on only if the reader switched it on, on this device, with or without storage', () => {
  const stored = new Map<string, string>();
  const memory = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const after = (isOn: boolean) => {
    saveRunOn(memory, isOn);
    return wantsRunOn(memory);
  };
  expect([wantsRunOn(memory), after(false), after(true)]).toEqual([false, false, true]);
  const closed = () => {
    throw new Error('closed');
  };
  expect(wantsRunOn({ getItem: closed })).toBe(false);
  expect(() => saveRunOn({ setItem: closed, removeItem: closed }, false)).not.toThrow();
});
