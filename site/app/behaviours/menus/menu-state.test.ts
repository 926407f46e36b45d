import { describe, expect, it } from 'vitest';
import { closedMenus, hoverTimes, type MenuEvent, menuReducer } from './menu-state.ts';

const { openMilliseconds, switchMilliseconds, closeMilliseconds } = hoverTimes;
const run = (...events: MenuEvent[]) => events.reduce(menuReducer, closedMenus);
const hover = (menu: string | undefined, now = 0): MenuEvent => ({ type: 'hover', menu, now });
const time = (now: number): MenuEvent => ({ type: 'time', now });
const press = (menu: string, byKeyboard = false): MenuEvent => ({ type: 'press', menu, byKeyboard });
const tech = [hover('tech'), time(openMilliseconds)] as const;

describe('menus of the header', () => {
  it.each<[string, MenuEvent[], string | undefined]>([
    ['HD-14 hover opens', [...tech], 'tech'],
    ['HD-14 hover opens only when the pointer stays', [hover('tech'), time(openMilliseconds - 1)], undefined],
    ['HD-14 passing over opens nothing', [hover('tech'), hover(undefined, 10), time(70)], undefined],
    [
      'HD-14 moving on over the same word does not start the wait again',
      [hover('tech'), hover('tech', openMilliseconds - 10), time(openMilliseconds)],
      'tech',
    ],
    [
      'HD-14 a diagonal move over another word changes nothing',
      [...tech, hover('business', 100), { type: 'rest' }, time(10_000)],
      'tech',
    ],
    [
      'HD-12 HD-14 staying on another word switches',
      [...tech, hover('business', 100), time(100 + switchMilliseconds)],
      'business',
    ],
    ['HD-14 leaving closes', [...tech, hover(undefined, 100), time(100 + closeMilliseconds)], undefined],
    [
      'HD-14 leaving and coming back in time keeps it',
      [...tech, hover(undefined, 100), hover('tech', 200), time(10_000)],
      'tech',
    ],
    ['HD-14 the first press keeps what hover opened', [...tech, press('tech')], 'tech'],
    [
      'HD-14 what a press keeps, leaving does not close',
      [...tech, press('tech'), hover(undefined, 100), time(10_000)],
      'tech',
    ],
    ['HD-15 a press opens', [press('tech')], 'tech'],
    ['HD-15 HD-28 a second press closes', [press('tech'), press('tech')], undefined],
    ['HD-12 HD-09 opening one closes the other', [press('tech'), press('more')], 'more'],
    ['HD-16 a key closes what hover opened', [...tech, press('tech', true)], undefined],
    ['HD-16 an arrow opens', [{ type: 'open', menu: 'tech' }], 'tech'],
    ['HD-10 HD-11 closing closes', [press('tech'), { type: 'close' }], undefined],
    [
      'HD-10 closing also forgets what hover was about to do',
      [hover('tech'), { type: 'close' }, time(500)],
      undefined,
    ],
  ])('%s', (_, events, open) => {
    expect(run(...events).open).toBe(open);
  });
});
