import type { ClipPlan } from '../clip.ts';
import { line, mix, round, steps } from '../motion.ts';
import { bell, box, disc, placed, shape, stroke } from '../paint.ts';

const seconds = 22;
const ground = (x: number) => 330 - 120 * Math.sin((x / 854) * Math.PI) ** 2;

/** Beats in a minute: up with the hill, and the two watches disagree on top. */
function rateAt(second: number, watch: 0 | 1): number {
  const up = Math.sin((second / seconds) * Math.PI) ** 2;
  return 92 + 66 * up - (watch === 1 ? 14 * up : 0);
}

function trace(second: number, watch: 0 | 1): string {
  const points = steps(60).map((index) => {
    const at = second - (59 - index) * 0.06;
    const phase = (at * rateAt(at, watch)) / 60;
    const beat = phase - Math.floor(phase);
    const spike =
      at < 0 ? 0 : Math.exp(-(((beat - 0.3) / 0.05) ** 2)) - 0.4 * Math.exp(-(((beat - 0.42) / 0.05) ** 2));
    return [index * 4.6, -36 * spike] as const;
  });
  return line(points);
}

function draw(second: number): string {
  const x = mix(40, 814, second / seconds);
  const y = ground(x);
  const stride = Math.sin(second * 7);
  const runner = `${disc(0, -58, 12, '#ffe3cb')}${stroke('M0 -46V-20', '#e23a2e', 14)}${stroke(`M0 -20L${round(12 * stride)} 0M0 -20L${round(-12 * stride)} 0`, '#1c2a6b', 7)}${stroke(`M0 -40L${round(-14 * stride)} -26M0 -40L${round(14 * stride)} -26`, '#ffe3cb', 6)}`;
  const hills = line(steps(30).map((index) => [index * 29.5, ground(index * 29.5)] as const));
  return `${box(0, 0, 854, 480, '#c8e6ff')}${disc(690, 90, 44, '#fff3b8')}${shape(`${hills}V480H0z`, '#3f8b5e')}${placed(runner, x, y)}
${([0, 1] as const).map((watch) => placed(`${box(0, -46, 300, 84, '#0c2160', 18)}${placed(stroke(trace(second, watch), watch ? '#ffc23d' : '#6ff0d2', 4), 14, 0)}`, 90 + watch * 374, 424)).join('')}`;
}

export const hill: ClipPlan = {
  name: 'hill',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => {
    const beat = (second * rateAt(second, 0)) / 60;
    return bell(second, second - (beat - Math.floor(beat)) * 0.6, 180);
  },
  cues: [
    [0, 8, '[A heartbeat] A runner starts up a hill. Two watches draw the same heart.'],
    [8, 14, '[Faster] On top the left one beats quicker than the right one.'],
    [14, seconds, 'Downhill they agree again.'],
  ],
  chapters: [
    { start: 0, title: 'Up' },
    { start: 8, title: 'Fourteen beats' },
    { start: 14, title: 'Down' },
  ],
};
