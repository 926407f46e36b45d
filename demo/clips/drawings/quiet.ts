import type { ClipPlan } from '../clip.ts';
import { line, rise, steps } from '../motion.ts';

const noise = (x: number, second: number) =>
  Math.sin(x / 34 - second * 2.5) * 0.6 +
  Math.sin(x / 15 + second * 2) * 0.22 +
  Math.sin(x / 71 - second) * 0.18;

/** How much of the noise is answered by its opposite. */
const answer = (second: number) => rise(second, 2.6, 5.4) - rise(second, 8.2, 9.2);

function wave(y: number, height: number, color: string, value: (x: number) => number): string {
  const points = steps(87).map((index): [number, number] => [index * 10, y + height * value(index * 10)]);
  return `<path d="${line(points)}" fill="none" stroke="${color}" stroke-width="5" stroke-linejoin="round"/>`;
}

function draw(second: number): string {
  const part = answer(second);
  const bars = steps(31)
    .map((index) => {
      const tall = 14 + 44 * Math.abs(noise(index * 40, second)) * (1 - 0.94 * part);
      return `<rect x="${30 + index * 26}" y="${Math.round(424 - tall / 2)}" width="8" height="${Math.round(tall)}" fill="${part > 0.9 ? '#3bd696' : '#f1f3f9'}"/>`;
    })
    .join('');
  return `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#2c1c66"/><stop offset="1" stop-color="#4f35a8"/></linearGradient></defs>
<rect width="854" height="480" fill="url(#wall)"/><rect y="378" width="854" height="102" fill="#140d33"/>
${wave(104, 52, '#ff6f9e', (x) => noise(x, second))}
${wave(236, 52, '#ffc23d', (x) => -part * noise(x, second))}
<g transform="translate(427 300)"><path d="M-104 36V-40a104 104 0 0 1 208 0v76" fill="none" stroke="#f1ecff" stroke-width="20"/><rect x="-130" y="-4" width="48" height="80" rx="18" fill="#ff6f9e"/><rect x="82" y="-4" width="48" height="80" rx="18" fill="#ff6f9e"/></g>
${bars}`;
}

export const quiet: ClipPlan = {
  name: 'quiet',
  seconds: 10,
  hasStream: false,
  draw,
  sound: (second) =>
    (1 - 0.96 * answer(second)) *
    (0.05 * Math.sin(second * 2 * Math.PI * 180) + 0.03 * Math.sin(second * 2 * Math.PI * 331)),
  cues: [
    [0, 2.6, '[Two tones hum] The pink wave is the noise outside.'],
    [2.6, 5.4, 'The yellow wave grows: the same noise, upside down.'],
    [5.4, 8.2, '[Silence] Added together they leave a flat line, in green.'],
    [8.2, 10, '[Hum returns] The yellow wave goes away, and so does the quiet.'],
  ],
  chapters: [
    { start: 0, title: 'Noise' },
    { start: 2.6, title: 'Its opposite' },
    { start: 5.4, title: 'Silence' },
    { start: 8.2, title: 'And back' },
  ],
};
