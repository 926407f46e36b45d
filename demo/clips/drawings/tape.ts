import type { ClipPlan } from '../clip.ts';
import { clamp, mix, round, steps } from '../motion.ts';
import { bell, box, disc, hum, placed, stroke } from '../paint.ts';

const seconds = 42;
const whole = 38;

function reel(x: number, radius: number, turn: number): string {
  const holes = steps(3).map((index) => placed(disc(0, -34, 15, '#141824'), 0, 0, index * 120 + turn));
  return placed(
    `${disc(0, 0, radius, '#7a3d1e')}${disc(0, 0, 62, '#eef1f8')}${holes.join('')}${disc(0, 0, 12, '#141824')}`,
    x,
    190,
  );
}

function draw(second: number): string {
  const part = clamp(second / whole);
  const turn = Math.min(second, whole) * 70;
  const files = steps(40)
    .map((index) =>
      box(
        92 + (index % 20) * 34,
        372 + Math.floor(index / 20) * 40,
        26,
        30,
        index < Math.floor(part * 40) ? '#2fc98f' : '#39415a',
        4,
      ),
    )
    .join('');
  const angle = (second / 60) * 2 * Math.PI * 4 - Math.PI / 2;
  const watch = `${disc(427, 70, 42, '#ffffff')}${stroke(`M427 70L${round(427 + 30 * Math.cos(angle))} ${round(70 + 30 * Math.sin(angle))}`, '#ff5436', 5)}${box(419, 18, 16, 12, '#ffffff', 3)}`;
  return `${box(0, 0, 854, 480, '#20263a')}${box(120, 60, 614, 270, '#2c344c', 30)}
${reel(270, mix(112, 70, part), turn)}${reel(584, mix(70, 112, part), turn)}${stroke(`M${round(270 - mix(112, 70, part))} 214L340 312H514L${round(584 + mix(70, 112, part))} 214`, '#7a3d1e', 5)}${box(396, 296, 62, 34, '#ffc23d', 6)}${watch}${files}`;
}

export const tape: ClipPlan = {
  name: 'tape',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => (second < whole ? hum(second, 120, 0.018) : bell(second, whole, 880)),
  cues: [
    [0, 8, '[A tape drive runs] Saturday morning. One tape, one stopwatch, forty folders.'],
    [8, 24, 'Each green square is a folder that has come back and was opened by a person.'],
    [24, whole, 'The left reel runs out slowly. Nobody says anything.'],
    [whole, seconds, '[A bell] All forty.'],
  ],
  chapters: [
    { start: 0, title: 'The tape' },
    { start: 8, title: 'Folders' },
    { start: whole, title: 'All forty' },
  ],
};
