import type { ClipPlan } from '../clip.ts';
import { clamp, rise, steps } from '../motion.ts';
import { box, disc, hum, placed, shape } from '../paint.ts';

const seconds = 24;
const gives = 19;

/** The lid, from closed (0) to open (1), faster and faster until it gives in. */
function lidAt(second: number, pace: number): number {
  const turns = second * pace + (second * second * pace) / 40;
  return 0.5 - 0.5 * Math.cos(turns * 2 * Math.PI);
}

function laptop(open: number, color: string, broken: number): string {
  const lid = box(-8, -190, 16, 196, color, 8);
  return `${box(-20, -14, 260, 22, '#1c2a6b', 10)}${placed(lid, 4, -8 + 46 * broken, 96 - 108 * open * (1 - broken) + 30 * broken)}`;
}

function draw(second: number): string {
  const broken = rise(second, gives, gives + 0.7);
  const machines = [
    placed(laptop(lidAt(second, 0.22), '#2f6bff', 0), 140, 372),
    placed(laptop(broken > 0 ? 1 : lidAt(second, 0.26), '#e23a2e', broken), 520, 372),
  ].join('');
  const count = steps(20)
    .map((index) =>
      box(60 + index * 37, 34, 27, 18, index < clamp(second / seconds) * 20 ? '#1c2a6b' : '#f59a6e', 5),
    )
    .join('');
  const screws = broken > 0 ? disc(548 + 40 * broken, 366 + 8 * broken, 7, '#1c2a6b') : '';
  return `${box(0, 0, 854, 480, '#ffd2b0')}${shape('M0 386H854V480H0z', '#f59a6e')}${count}${machines}${screws}`;
}

export const lid: ClipPlan = {
  name: 'lid',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => hum(second, 90 + second * 4) + (second > gives && second < gives + 0.08 ? 0.12 : 0),
  cues: [
    [0, 7, '[A motor hums] Two lids open and close. The row above counts the hours.'],
    [7, gives, 'Faster now. The blue one and the red one look the same.'],
    [gives, seconds, '[A crack] The red hinge gives in and drops a screw.'],
  ],
  chapters: [
    { start: 0, title: 'Two hinges' },
    { start: 7, title: 'Faster' },
    { start: gives, title: 'The one that gives in' },
  ],
};
