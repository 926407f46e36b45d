import type { ClipPlan } from '../clip.ts';
import { line, mix, rise, round, steps } from '../motion.ts';
import { box, disc, hum, placed, shape, stroke } from '../paint.ts';

const seconds = 38;

const swell = (second: number, x: number) => 212 + 5 * Math.sin(x / 60 + second * 1.1);

function ship(second: number): string {
  const hull = shape('M-120 0H130L98 44H-92z', '#e23a2e');
  const house = `${box(-84, -62, 76, 62, '#fff6ee', 6)}${box(-74, -48, 20, 16, '#0c2160')}${box(-44, -48, 20, 16, '#0c2160')}${box(-60, -104, 22, 44, '#ffc23d', 4)}`;
  const drum = placed(
    `${disc(0, 0, 30, '#0c2160')}${stroke('M-26 0H26M0 -26V26', '#ffc23d', 5)}`,
    62,
    -26,
    -second * 40,
  );
  return hull + house + drum;
}

function draw(second: number): string {
  const x = mix(-40, 720, second / seconds);
  const bow = swell(second, x);
  const landed = mix(60, 560, rise(second, 6, seconds));
  const bed = steps(24).map((index) => [index * 37.2, 430 + 14 * Math.sin(index * 0.9)] as const);
  const cable = `M-10 300C${round(mix(0, landed * 0.4, 0.9))} 430 ${round(landed * 0.7)} 436 ${round(landed)} 432S${round(x + 60)} ${round(bow + 130)} ${round(x + 92)} ${round(bow - 4)}`;
  const fish = placed(
    shape('M0 0l-16 -9v18zM0 0a20 10 0 0 1 38 0a20 10 0 0 1 -38 0z', '#ff9a3c'),
    860 - ((second * 22) % 960),
    330 + 8 * Math.sin(second * 2),
  );
  return `${box(0, 0, 854, 480, '#8fd0ff')}${disc(700, 84, 46, '#fff3b8')}
${placed(ship(second), x, bow - 20, 1.6 * Math.sin(second * 1.1))}
${shape(
  `M0 220${steps(15)
    .map((index) => `L${index * 61} ${round(swell(second, index * 61))}`)
    .join('')}V480H0z`,
  '#0b4fa8',
)}
${stroke(cable, '#ffc23d', 6)}${fish}${shape(`${line(bed)}V480H0z`, '#041c4a')}`;
}

export const cable: ClipPlan = {
  name: 'cable',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => hum(second, 62, 0.03) * (0.7 + 0.3 * Math.sin(second * 1.1)),
  cues: [
    [0, 6, '[A ship’s engine] A cable ship leaves the harbor. The yellow line is tied to the shore.'],
    [6, 22, 'The drum turns slowly. The cable sinks for a long time before it touches the ground.'],
    [22, seconds, 'On the seabed it lies where it fell, over every hill. A fish goes the other way.'],
  ],
  chapters: [
    { start: 0, title: 'Out of the harbor' },
    { start: 6, title: 'Down' },
    { start: 22, title: 'On the ground' },
  ],
};
