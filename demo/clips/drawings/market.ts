import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shadow, shape, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, knock } from '../tones.ts';

const rain = (second: number, count = 70) =>
  steps(count)
    .map((index) =>
      stroke(
        `M${round(854 * scatter(index))} ${round(((second * (360 + 160 * scatter(index + 40)) + scatter(index + 80) * 540) % 560) - 40)}l-3 20`,
        '#d8e6ff',
        1.8,
      ),
    )
    .join('');

const loaf = (x: number, y: number, scale = 1) =>
  placed(
    `${solid('M-58 0c-10-50 20-66 58-66s68 16 58 66z', '#c9803c')}${stroke('M-30 -44l14 22M-4 -50l12 24M22 -46l12 22', '#f0c890', 5)}`,
    x,
    y,
    0,
    scale,
  );

function stall(second: number): string {
  const stripes = steps(10)
    .map((index) =>
      solid(`M${80 + index * 70} 96h70l${index < 5 ? -6 : 6} 74h-70z`, index % 2 ? '#ffffff' : '#e23a2e'),
    )
    .join('');
  const drips = steps(10)
    .map((index) => disc(96 + index * 72, 176 + ((second * 140 + index * 37) % 120), 4, '#9be8ff'))
    .join('');
  return `${stage('#5a6b8c', '#a8b6cc', '#4a5568', 420)}${rain(second)}${box(110, 170, 10, 250, '#5b3a2c')}${box(736, 170, 10, 250, '#5b3a2c')}${stripes}${drips}${block(90, 330, 674, 100, '#8a5a2c', 6)}${[170, 290, 410].map((x) => loaf(x, 330)).join('')}${[230, 350].map((x) => loaf(x, 290, 0.8)).join('')}${block(590, 278, 70, 54, '#24336e', 8)}${box(600, 288, 50, 26, '#9be8ff', 3)}`;
}

/** The reader, near: `bars` of signal, and what its display says. */
function reader(second: number, bars: number, words: string, color: string): string {
  const spin =
    words === 'Connecting'
      ? placed(stroke('M0 -26a26 26 0 0 1 26 26', '#ffffff', 7), 427, 250, second * 300)
      : '';
  const mast = steps(4)
    .map((index) =>
      block(
        500 + index * 26,
        118 - index * 14,
        18,
        20 + index * 14,
        index < bars ? '#3bd696' : '#ffffff33',
        3,
      ),
    )
    .join('');
  return `${stage('#0b4fa8', '#6db5ff', '#0a3570', 430, '#ffffff')}${rain(second, 40)}${shadow(427, 440, 320, 24)}${block(277, 96, 300, 340, '#141a3c', 30)}${box(302, 150, 250, 150, color, 10)}${text(words, 427, 200, { size: 36, anchor: 'middle' })}${spin}${steps(
    9,
  )
    .map((index) => block(316 + (index % 3) * 78, 320 + Math.floor(index / 3) * 36, 66, 26, '#39415a', 6))
    .join('')}${mast}`;
}

function queue(second: number): string {
  const people = steps(7)
    .map((index) => {
      const x = 860 - index * 96 - rise(second, 3.5 + index * 0.1, 5 + index * 0.1) * 60;
      const color =
        ['#e0246a', '#2b4bff', '#ffc23d', '#12604a', '#7e5bff', '#ff6a45', '#0c2160'][index] ?? '#fff';
      const bob = 3 * Math.sin(second * 2 + index);
      return placed(
        `${solid('M-34 120c0-80 12-112 34-112s34 32 34 112z', '#39415a')}${ball(0, -10, 22, ['#a06a50', '#ffd9c0', '#8a5a44', '#e0a888'][index % 4] ?? '#a06a50')}${stroke('M14 20V-90', '#1a1238', 5)}${solid('M-56 -84a70 54 0 0 1 140 0q-18 -14 -35 0q-18 -14 -35 0q-18 -14 -35 0q-18 -14 -35 0z', color)}`,
        x,
        296 + bob,
      );
    })
    .join('');
  return `${stage('#5a6b8c', '#a8b6cc', '#4a5568', 416)}${people}${rain(second, 90)}`;
}

/** Sales kept in the reader, sent when the line is back. */
function stored(second: number): string {
  const sent = rise(second, 4, 6.4);
  const slips = steps(14)
    .map((index) => {
      const shown = rise(second, 0.2 + index * 0.22, 0.4 + index * 0.22);
      const gone = rise(sent, index / 14, index / 14 + 0.2);
      return faded(
        shown * (1 - gone),
        placed(
          `${block(-48, -18, 96, 34, '#fff9f0', 3)}${box(-38, -8, 40, 4, '#8a8fa8')}${box(-38, 2, 26, 4, '#8a8fa8')}${box(18, -8, 22, 14, '#3bd696')}`,
          mix(250 + (index % 4) * 116, 690, gone),
          mix(370 - Math.floor(index / 4) * 52, 40, gone),
        ),
      );
    })
    .join('');
  return `${stage('#06343f', '#0f7a7d', '#05303a', 430, '#6ff0d2')}${shape('M620 70a40 40 0 0 1 70-24a50 50 0 0 1 90 24a30 30 0 0 1 0 60h-160a30 30 0 0 1 0-60z', sent > 0 ? '#ffffff' : '#4a6a70')}${block(60, 250, 120, 170, '#141a3c', 16)}${box(74, 270, 92, 56, sent > 0 ? '#3bd696' : '#ffc23d', 5)}${slips}`;
}

const wet = (second: number) => hiss(second, 0.05, 2) + hiss(second, 0.03, 9);

export const market = compose({
  name: 'market',
  title: 'The bakery, the card reader and the rain',
  kicker: 'Sponsored',
  hue: '#3bd696',
  opening: '[Rain on canvas] A market, Saturday, 7 a.m.',
  shots: [
    {
      seconds: 7,
      draw: stall,
      push: [
        [427, 240, 1],
        [430, 290, 1.2],
      ],
      title: ['Saturday, 7 a.m.', 'Sixty loaves, one card reader'],
      sound: wet,
      lines: [
        '[Rain on canvas] The bread is out before the people are.',
        'It rains so hard that the square has no edges.',
      ],
      chapter: 'Market morning',
    },
    {
      seconds: 6,
      draw: (second) =>
        second < 3
          ? reader(second, Math.max(1, 4 - Math.floor(second * 1.6)), '$7.50', '#24336e')
          : reader(second, 0, 'Connecting', '#8a5a10'),
      title: ['7:40', 'The signal goes'],
      sound: (second) =>
        wet(second) * 0.6 + bell(second, every(second, 0.8), 440 - 60 * Math.floor(second), 0.04),
      lines: ['[Falling tones] One bar, then none. The rain eats it.'],
      chapter: 'The signal goes',
    },
    {
      seconds: 7,
      draw: queue,
      title: ['The bread does not'],
      sound: (second) => wet(second) + knock(second, every(second, 0.9), 140, 0.05),
      lines: ['[Umbrellas, feet] Seven umbrellas. Nobody under them has cash.'],
      chapter: 'Seven umbrellas',
    },
    {
      seconds: 6,
      draw: (second) =>
        reader(second, 0, second < 2.5 ? 'Connecting' : 'Saved', second < 2.5 ? '#8a5a10' : '#12604a'),
      over: (second) => (second > 2.8 ? tag('Offline mode', 330, 286, '#080a12', '#3bd696', 24) : ''),
      title: ['Offline mode'],
      sound: (second) => wet(second) * 0.6 + bell(second, 2.5, 880, 0.08) + bell(second, 2.7, 1175, 0.06),
      lines: ['[Two bright tones] The reader takes the card anyway and keeps the sale to itself.'],
      chapter: 'Kept in the reader',
    },
    {
      seconds: 8,
      draw: stored,
      over: (second) =>
        faded(rise(second, 6.2, 6.6), numeral('14', 'sales, all paid', 600, 260, { size: 88 })),
      title: ['8:25', 'The rain moves on'],
      sound: (second) =>
        wet(second) * (0.5 - 0.4 * rise(second, 3, 5)) +
        (second > 4 && second < 6.4 ? bell(second, every(second, 0.17, 4), 990, 0.03) : 0),
      lines: [
        'Fourteen sales wait in the dark.',
        '[A run of small bells] When the signal is back they go out, one after the other. All are paid.',
      ],
      chapter: 'All paid',
    },
    {
      seconds: 4,
      draw: (second) =>
        `${stage('#ffc49b', '#ffe3cb', '#8a5a2c', 360, '#e23a2e')}${shadow(427, 366, 220)}${loaf(427, 360, 2.1)}${faded(rise(second, 0.6, 1), text('Sold out at 9:10.', 427, 150, { size: 44, anchor: 'middle', color: '#1a1238' }))}`,
      sound: (second) => bell(second, 0.6, 1320, 0.07),
      lines: ['[A bell] Sold out at ten past nine.'],
    },
  ],
});
