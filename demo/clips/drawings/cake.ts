import type { ClipPlan } from '../clip.ts';
import { mix, rise, round, steps } from '../motion.ts';
import { bell, box, disc, hum, shape, stroke } from '../paint.ts';

const seconds = 20;
const done = 15;

function draw(second: number): string {
  const baked = rise(second, 2, done);
  const open = rise(second, done + 0.6, done + 2);
  const top = mix(330, 262, baked);
  const color = `hsl(${round(mix(52, 34, baked))} 88% ${round(mix(80, 58, baked))}%)`;
  const cake = `${shape(`M300 356V${round(top + 18)}C340 ${round(top - 34 * baked)} 514 ${round(top - 34 * baked)} 554 ${round(top + 18)}V356z`, color)}${box(286, 350, 282, 22, '#7a8296', 6)}`;
  const angle = (second / done) * 2 * Math.PI - Math.PI / 2;
  const hand =
    second < done
      ? `M720 120L${round(720 + 38 * Math.cos(angle))} ${round(120 + 38 * Math.sin(angle))}`
      : 'M720 120V82';
  const glass =
    open < 1 ? `<g opacity="${round(0.32 * (1 - open))}">${box(250, 190, 354, 200, '#ff8a2a', 16)}</g>` : '';
  const steam = steps(3)
    .map((index) =>
      stroke(`M${370 + index * 56} ${round(232 - 30 * open)}q-14 -22 0 -44t0 -44`, '#ffffff', 6),
    )
    .join('');
  return `${box(0, 0, 854, 480, '#c9f3e2')}${box(0, 420, 854, 60, '#5dbfa0')}
${box(190, 110, 474, 320, '#0e4b4a', 26)}${box(250, 190, 354, 200, '#06272b', 16)}${steps(4)
  .map((index) => disc(290 + index * 60, 150, 13, '#8fe0c4'))
  .join('')}
${cake}${glass}<g opacity="${round(open)}">${steam}</g>
${disc(720, 120, 56, '#ffffff')}${stroke(hand, '#ff6b4f', 8)}${disc(720, 120, 7, '#ff6b4f')}`;
}

export const cake: ClipPlan = {
  name: 'cake',
  seconds,
  hasStream: false,
  draw,
  sound: (second) =>
    second < done ? hum(second, 70) : bell(second, done, 1320) + bell(second, done + 0.4, 1320),
  cues: [
    [0, 4, '[The oven hums] A pale cake in a small oven. The clock on the right runs once around.'],
    [4, done, 'It rises, evenly on both sides, and turns from lemon to gold.'],
    [done, seconds, '[The bell rings twice] Done. It steams.'],
  ],
  chapters: [
    { start: 0, title: 'In' },
    { start: 4, title: 'Rising' },
    { start: done, title: 'Out' },
  ],
};
