import type { ClipPlan } from '../clip.ts';
import { mix, round, steps } from '../motion.ts';
import { bell, box, disc, stroke } from '../paint.ts';

const seconds = 16;
/** Pictures in a second of each lane: a slide show, a film, a game. */
const lanes = [
  { rate: 3, color: '#ff4d6d' },
  { rate: 6, color: '#ffc23d' },
  { rate: 12, color: '#6ff0d2' },
] as const;

const across = (second: number) => mix(110, 744, 0.5 - 0.5 * Math.cos((second / 4) * 2 * Math.PI));

function draw(second: number): string {
  const rows = lanes.map(({ rate, color }, index) => {
    const y = 110 + index * 130;
    const seen = Math.floor(second * rate) / rate;
    const ghosts = steps(5).map((back) =>
      disc(across(seen - (back + 1) / rate), y, 30, `${color}${['55', '40', '2c', '1c', '10'][back]}`),
    );
    return `${stroke(`M90 ${y + 44}H764`, '#3a2a86', 4)}${ghosts.join('')}${disc(across(seen), y, 34, color)}${steps(
      rate,
    )
      .map((tick) => box(110 + (tick * 640) / rate, y + 50, 3, 10, color))
      .join('')}`;
  });
  return `${box(0, 0, 854, 480, '#1a1046')}${rows.join('')}${box(0, round(476), round((second / seconds) * 854), 4, '#ffffff')}`;
}

export const rates: ClipPlan = {
  name: 'rates',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => bell(second, Math.floor(second / 2) * 2, 520),
  cues: [
    [0, 6, '[A tone every two seconds] The same ball three times: three, six and twelve pictures a second.'],
    [6, 11, 'The red one jumps. The yellow one stutters. Look at how far apart their shadows are.'],
    [11, seconds, 'Where the shadows touch, the eye stops counting.'],
  ],
  chapters: [
    { start: 0, title: 'Three lanes' },
    { start: 6, title: 'The gaps' },
    { start: 11, title: 'Smooth' },
  ],
};
