import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shadow, solid, stage, stroke } from '../paint.ts';
import { engine, knock } from '../tones.ts';

const bench = () =>
  `${stage('#ffc49b', '#ffe3cb', '#f59a6e', 392, '#e23a2e')}${block(0, 392, 854, 24, '#e07a4c')}`;

/** 0 closed, 1 open, once every `period` seconds. */
const openAt = (second: number, period: number) => 0.5 - 0.5 * Math.cos((second / period) * 2 * Math.PI);

/** A laptop from the side, its lid at an angle; a broken one hangs. */
function laptop(open: number, color: string, broken = 0): string {
  const lid = `${block(-7, -196, 14, 200, color, 7)}${box(5, -186, 3, 176, '#9be8ff')}`;
  return `${block(-14, -18, 250, 20, '#1c2a6b', 8)}${placed(lid, 0, -16 + 24 * broken, mix(92, -18, open) * (1 - broken) + 118 * broken)}${ball(0, -16, 10, '#10183f')}`;
}

/** The machine's arm: a wheel, a rod and a finger under the lid. */
function crank(open: number, x: number): string {
  const angle = open * Math.PI - Math.PI / 2;
  const pin = { x: x + 60 * Math.cos(angle), y: 300 + 60 * Math.sin(angle) };
  return `${ball(x, 300, 84, '#39415a')}${disc(x, 300, 62, '#6c7589')}${stroke(`M${round(pin.x)} ${round(pin.y)}L${round(x + 150)} ${round(mix(330, 200, open))}`, '#1a1238', 14)}${disc(pin.x, pin.y, 12, '#ffc23d')}${disc(x, 300, 14, '#1a1238')}${block(x - 60, 366, 120, 26, '#1a1238', 5)}`;
}

const count = (figure: number) => figure.toLocaleString('en-US');

function rig(second: number, period: number): string {
  const open = openAt(second, period);
  return `${bench()}${shadow(560, 402, 420, 20)}${crank(open, 200)}${placed(laptop(open, '#2f6bff'), 360, 392, 0, 1.3)}`;
}

/** Four hinges from above the bench; the red one is the cheapest. */
const four = [
  { color: '#2f6bff', price: '$1,199' },
  { color: '#0e8c8c', price: '$899' },
  { color: '#1c2a6b', price: '$649' },
  { color: '#e23a2e', price: '$279' },
] as const;

function row(second: number, period: number, brokenAt = 99): string {
  return `${bench()}${four
    .map(({ color, price }, index) => {
      const broken = index === 3 ? rise(second, brokenAt, brokenAt + 0.5) : 0;
      const open = broken > 0 ? 0.6 : openAt(second + index * 0.04, period);
      const x = 52 + index * 206;
      return `${shadow(x + 84, 400, 180, 14)}${placed(laptop(open, color, broken), x, 388, 0, 0.72)}${tag(price, x + 40, 446)}`;
    })
    .join('')}`;
}

/** The hinge from near: a pin, a spring, a screw that works itself out. */
function hinge(second: number, breaks: number): string {
  const turned = 36 * Math.sin(second * 7) * (1 - rise(second, breaks, breaks + 0.2));
  const out = rise(second, 0.5, breaks) * 44;
  const flown = rise(second, breaks, breaks + 1.1);
  const dust = steps(14)
    .map((index) =>
      disc(
        427 + (scatter(index) - 0.5) * 320 * flown,
        260 - 120 * flown * scatter(index + 9) + 240 * flown * flown,
        4 + 5 * scatter(index + 3),
        '#1a1238',
      ),
    )
    .join('');
  return `${stage('#ffc49b', '#ffe3cb', '#f59a6e', 420, '#e23a2e')}${block(120, 300, 620, 92, '#1c2a6b', 16)}${placed(block(-34, -240, 68, 250, '#e23a2e', 12), 427 + 30 * flown, 262 + 50 * flown, turned + 60 * flown)}${ball(427, 268, 62, '#39415a')}${disc(427, 268, 34, '#6c7589')}${placed(`${block(-15, -44, 30, 70, '#c3ccdd', 4)}${solid('M-30-62h60v22h-60z', '#eef1f8')}${stroke('M-16-52h32', '#39415a', 5)}`, 590 + 150 * flown, 300 - out - 150 * flown + 360 * flown * flown, 260 * flown)}${faded(rise(second, breaks, breaks + 0.1), dust)}`;
}

const motor = (second: number, pitch: number) => engine(second, pitch, 0.026);
const clack = (second: number, period: number) =>
  knock(second, Math.floor(second / period) * period, 240, 0.1) +
  knock(second, Math.floor(second / period) * period + period / 2, 170, 0.08);

export const lid = compose({
  name: 'lid',
  title: 'Ten thousand lid openings in four minutes',
  kicker: 'Laptops',
  hue: '#55b4ff',
  opening: '[A motor starts] Four minutes of machine, made shorter still.',
  shots: [
    {
      seconds: 7,
      draw: (second) => rig(second, 1.75),
      push: [
        [427, 260, 1],
        [470, 280, 1.2],
      ],
      title: ['The hinge machine', 'It opens a lid and closes it again'],
      sound: (second) => motor(second, 70) + clack(second, 1.75),
      lines: [
        '[Clack, clack] A person opens a laptop perhaps ten times a day.',
        'This wheel does the same, and never gets up for coffee.',
      ],
      chapter: 'The machine',
    },
    {
      seconds: 7,
      draw: (second) => row(second, 1.2),
      over: (second) =>
        tag(`Opening ${count(Math.round(1 + second * 60))}`, 590, 84, '#080a12', '#ffc23d', 24),
      title: ['Four laptops', '$279 to $1,199, bought at retail'],
      sound: (second) => motor(second, 90) + clack(second, 1.2),
      lines: ['Four laptops, four prices. They look alike for the first few hundred.'],
      chapter: 'Four hinges',
    },
    {
      seconds: 8,
      draw: (second) => row(second, 0.42),
      over: (second) =>
        numeral(count(Math.round(mix(421, 8100, rise(second, 0, 8)))), 'openings', 814, 110, {
          size: 72,
          color: '#1a1238',
          anchor: 'end',
        }),
      title: ['Sped up'],
      sound: (second) => motor(second, 110 + second * 9) + clack(second, 0.42),
      lines: [
        '[Faster] Ten thousand openings are about three years of mornings.',
        'Sped up, it is almost a dance.',
      ],
      chapter: 'Faster',
    },
    {
      seconds: 7,
      draw: (second) => hinge(second, 4.4),
      push: [
        [427, 240, 1],
        [470, 260, 1.25],
      ],
      over: (second) => (second > 4.8 ? tag('Opening 8,214', 36, 130, '#080a12', '#ffc23d', 24) : ''),
      title: ['The $279 hinge, from near'],
      sound: (second) =>
        (second < 4.4 ? motor(second, 180) + clack(second, 0.42) : 0) +
        knock(second, 4.4, 60, 0.3) +
        knock(second, 5.3, 1800, 0.06) +
        knock(second, 5.5, 1700, 0.04),
      lines: [
        'Watch the screw. Each opening turns it a hair.',
        '[A crack, then a screw on the floor] Opening 8,214.',
      ],
      chapter: 'The one that gives in',
    },
    {
      seconds: 7,
      draw: (second) => row(second, 0.42, 0),
      over: (second) =>
        `${numeral(second > 3.5 ? '10,000' : count(Math.round(mix(8300, 10_000, rise(second, 0, 3.5)))), 'openings', 814, 110, { size: 72, color: '#1a1238', anchor: 'end' })}${faded(rise(second, 3.8, 4.2), text('Three of four still stop where you leave them.', 40, 190, { size: 24, lettering: 'label', color: '#1a1238' }))}`,
      title: ['After four minutes'],
      sound: (second) => (second < 3.8 ? motor(second, 180) + clack(second, 0.42) : 0),
      lines: [
        'The others go on to ten thousand. [The motor stops]',
        'You pay for a hinge once. You meet it every morning.',
      ],
      chapter: 'Ten thousand',
    },
  ],
});
