import type { ClipPlan } from '../clip.ts';
import { rise, round, scatter, steps } from '../motion.ts';
import { box, disc, placed, shape } from '../paint.ts';

const seconds = 27;

/** The same corner for every phone: a lamp, two houses, a wet street. */
function corner(light: number, warmth: number): string {
  const tone = (hue: number, high: number) => `hsl(${hue} 45% ${round(high * light)}%)`;
  return `${box(-62, -44, 124, 88, tone(228, 17))}${shape('M-62 18V-20L-34 -34L-8 -20V18z', tone(250, 26))}${shape('M10 18V-28H62V18z', tone(210, 22))}${box(24, -16, 10, 12, tone(48, 72))}${box(-44, -8, 9, 12, tone(48, 68))}${shape('M-62 18H62V44H-62z', tone(222, 12))}${box(0, -30, 3, 50, tone(30, 30))}${disc(1, -32, 7, tone(round(40 - 16 * warmth), 88))}${shape('M-22 20H26L38 44H-34z', tone(40, 34))}`;
}

function draw(second: number): string {
  const phones = steps(9).map((index) => {
    const shown = rise(second, 1 + index * 2.2, 2 + index * 2.2);
    if (shown === 0) return '';
    const [x, y] = [187 + (index % 3) * 240, 92 + Math.floor(index / 3) * 148];
    const light = 0.55 + scatter(index + 3) * 0.75;
    const best = index === 6 ? rise(second, 22.5, 23.5) : 0;
    const frame = box(-72, -54, 144, 108, best > 0.5 ? '#ffc23d' : '#eef1f8', 16);
    return placed(`${frame}${corner(light, scatter(index * 5))}`, x, y, 0, 0.92 * shown + 0.12 * best);
  });
  const rain = steps(26)
    .map((index) =>
      box(
        scatter(index) * 854,
        ((second * (90 + 40 * scatter(index + 40)) + scatter(index + 80) * 480) % 520) - 30,
        2,
        20,
        '#5f79b8',
      ),
    )
    .join('');
  return `${box(0, 0, 854, 480, '#0b1030')}${rain}${phones.join('')}`;
}

export const corner9: ClipPlan = {
  name: 'corner',
  seconds,
  hasStream: false,
  draw,
  sound: (second) =>
    0.02 * (scatter(Math.floor(second * 44_100)) - 0.5) +
    (second % 2.2 < 0.03 && second > 1 && second < 20 ? 0.05 : 0),
  cues: [
    [0, 4, '[Rain] One street corner at midnight. Phones arrive one by one.'],
    [4, 22, '[A click for each] The same lamp, the same windows, nine different nights.'],
    [22, seconds, 'One of them, framed in yellow, is closest to what was there.'],
  ],
  chapters: [
    { start: 0, title: 'The corner' },
    { start: 4, title: 'Nine phones' },
    { start: 22, title: 'The closest' },
  ],
};
