import type { ClipPlan } from '../clip.ts';
import { clamp, mix, rise, round, steps } from '../motion.ts';
import { bell, box, disc, stroke } from '../paint.ts';

const seconds = 30;
const plan = { x: 77, y: 40, width: 700, height: 400 } as const;
/** Behind this wall nothing arrives. */
const wallX = 520;

function walk(second: number): { x: number; y: number } {
  const part = clamp(second / 24);
  return { x: mix(130, 720, part), y: 240 + 120 * Math.sin(part * 9) };
}

const speedAt = (x: number, y: number): number => {
  const near = clamp(1 - Math.hypot(x - 190, y - 140) / 620);
  return x > wallX ? near * 0.25 : near;
};

const colors = ['#b3123f', '#ff5a2b', '#ffc23d', '#8fe06a', '#2fc98f'];

function draw(second: number): string {
  const tiles = steps(28 * 16).map((index) => {
    const [column, row] = [index % 28, Math.floor(index / 28)];
    const [x, y] = [plan.x + column * 25, plan.y + row * 25];
    // A tile is colored in when the walker has passed its column.
    const seen = rise(second, (column / 28) * 24 - 0.4, (column / 28) * 24 + 0.4);
    if (seen < 0.5) return '';
    const color = colors[Math.min(4, Math.floor(speedAt(x, y) * 6))] ?? '#b3123f';
    return box(x, y, 25, 25, color);
  });
  const { x, y } = walk(second);
  const second1 = rise(second, 25, 26.5);
  const node = (cx: number, cy: number, on: number) =>
    `${disc(cx, cy, 20, '#ffffff')}${disc(cx, cy, 9, on > 0.5 ? '#2b57f0' : '#9aa4b8')}`;
  const ring = (second % 2) / 2;
  const fixed =
    second1 > 0
      ? `<g opacity="${round(second1)}">${box(wallX + 8, plan.y, plan.x + plan.width - wallX - 8, plan.height, '#8fe06a')}</g>`
      : '';
  return `${box(0, 0, 854, 480, '#141824')}${box(plan.x, plan.y, plan.width, plan.height, '#2a3044')}${tiles.join('')}${fixed}
${stroke(`M${plan.x} ${plan.y}H${plan.x + plan.width}V${plan.y + plan.height}H${plan.x}zM300 40V180M300 260V440M300 260H200`, '#eef1f8', 7)}${box(wallX - 7, plan.y, 15, 300, '#ff9a3c')}
<g fill="none" stroke="#ffffff" stroke-width="3" opacity="${round(1 - ring)}"><circle cx="190" cy="140" r="${round(24 + ring * 60)}"/></g>${node(190, 140, 1)}${second1 > 0 ? node(650, 250, second1) : ''}
${disc(x, y, 15, '#141824')}${disc(x, y, 10, '#ffffff')}`;
}

export const rooms: ClipPlan = {
  name: 'rooms',
  seconds,
  hasStream: false,
  draw,
  sound: (second) =>
    bell(
      second,
      Math.floor(second),
      second > 25 ? 660 : 440 + 120 * speedAt(walk(second).x, walk(second).y),
    ) * 0.6,
  cues: [
    [0, 10, '[A tone each second] A walk through a row house with a phone. Green is fast.'],
    [10, 18, 'It fades with the distance, as it should.'],
    [18, 25, '[Lower] Behind the orange wall nearly nothing arrives. It is a chimney.'],
    [25, seconds, '[Higher] A second router on the other side.'],
  ],
  chapters: [
    { start: 0, title: 'The walk' },
    { start: 18, title: 'The wall' },
    { start: 25, title: 'A second router' },
  ],
};
