import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { line, mix, rise, round, steps } from '../motion.ts';
import { block, box, disc, faded, placed, shadow, shape, solid, stage, stroke } from '../paint.ts';
import { bell, hiss, hum, knock } from '../tones.ts';

const noise = (x: number, second: number) =>
  Math.sin(x / 34 - second * 2.5) * 0.6 +
  Math.sin(x / 15 + second * 2) * 0.22 +
  Math.sin(x / 71 - second) * 0.18;

const wave = (y: number, height: number, color: string, value: (x: number) => number, width = 5) =>
  stroke(
    line(steps(87).map((index): [number, number] => [index * 10, y + height * value(index * 10)])),
    color,
    width,
  );

const room = () => stage('#3a1fb8', '#7e5bff', '#2a1690', 388, '#8df3e4');

/** The test head, in profile, with what it wears. */
function head({
  glasses = 0,
  cups = 1,
  x = 300,
  gap = 0,
}: {
  glasses?: number;
  cups?: number;
  x?: number;
  gap?: number;
}): string {
  const face = solid(
    'M-70 0v-56c-46-24-60-66-52-112 10-62 58-92 116-88 60 4 100 46 102 104l22 52-26 8v40c0 22-18 30-44 26v26z',
    '#d9d4f0',
  );
  const frames = faded(
    glasses,
    `${stroke('M86-150H-24', '#141a3c', 9)}<rect x="62" y="-176" width="62" height="46" rx="16" fill="#9be8ff55" stroke="#141a3c" stroke-width="9"/>`,
  );
  const band = faded(
    cups,
    `${stroke('M-10-262C-10-262-12-250-14-190', '#fbe9ff', 22)}${block(-54 - gap, -198, 78, 108, '#ff7a4a', 34)}${block(-34 - gap, -176, 38, 66, '#c94a22', 18)}`,
  );
  return placed(
    `${shadow(0, 4, 260, 24)}${face}${block(-96, -8, 180, 18, '#141a3c', 6)}${frames}${band}`,
    x,
    388,
    0,
    1.05,
  );
}

/** Bars of decibels removed; the longer the quieter. */
function decibels(second: number, rows: readonly (readonly [string, number])[], color = '#ffd24a'): string {
  return rows
    .map(([name, value], index) => {
      const grown = rise(second, 0.8 + index * 0.8, 1.8 + index * 0.8);
      const y = 150 + index * 66;
      return grown === 0
        ? ''
        : `${text(name, 500, y, { size: 20, lettering: 'label' })}${steps(Math.round(value * grown))
            .map((tick) => box(500 + tick * 8, y + 10, 4, 24, color))
            .join('')}${text(`${Math.round(value * grown)}`, 508 + value * grown * 8, y + 32, { size: 26 })}`;
    })
    .join('');
}

const verdict = (second: number, at: number, words: string, isTrue: boolean) =>
  second < at ? '' : tag(words, 500, 420, '#080a12', isTrue ? '#3bd696' : '#ff8f7e', 22);

/** The recording: a train, from the inside. */
const train = (second: number, loudness = 1) =>
  loudness *
  (hiss(second, 0.07, 16) +
    knock(second, Math.floor(second / 0.8) * 0.8, 70, 0.05) +
    knock(second, Math.floor(second / 0.8) * 0.8 + 0.16, 70, 0.05));

function cancel(second: number): string {
  const part = rise(second, 1.6, 4);
  return `${room()}${wave(120, 50, '#ff6f9e', (x) => noise(x, second))}${wave(240, 50, '#ffc23d', (x) => -part * noise(x, second))}${wave(350, 44, '#8df3e4', (x) => (1 - part) * noise(x, second), 6)}${[
    ['Outside', 82, '#ff6f9e'],
    ['Its opposite', 202, '#ffc23d'],
    ['What is left', 318, '#8df3e4'],
  ]
    .map(([words, y]) => tag(String(words), 660, Number(y)))
    .join('')}`;
}

function voice(second: number): string {
  const bursts = steps(9).map((index) => {
    const shown = rise(second, 0.4 + index * 0.35, 0.6 + index * 0.35);
    return box(
      90 + index * 34,
      190 - 60 * shown * Math.abs(Math.sin(index * 2.3 + 1)),
      14,
      20 + 120 * shown * Math.abs(Math.sin(index * 2.3 + 1)),
      '#ff6f9e',
      7,
    );
  });
  return `${room()}${placed(`${disc(0, -30, 34, '#a06a50')}${solid('M-60 90c0-70 26-104 60-104s60 34 60 104z', '#ff7a4a')}`, 60, 340)}${bursts.join('')}${head({ x: 640, cups: 1 })}`;
}

function seal(second: number): string {
  const open = 0.5 - 0.5 * Math.cos(second * 1.6);
  const bud = `${solid('M-70-40h90a40 40 0 0 1 0 80h-90z', '#fbe9ff')}${solid(`M10-34h${round(56)}l20 ${round(34 - 10 * open)}v${round(20 * open)}l-20 ${round(34 - 10 * open)}h-56z`, '#ff7a4a')}`;
  return `${room()}${solid('M430 60h220v340h-220c60-60 60-110 20-150 40-50 50-130-20-190z', '#d9a58c')}${solid('M520 190h140v84h-140z', '#8a4a3c')}${placed(bud, mix(300, 440, 1 - open * 0.7), 232, 0, 1.3)}${
    open > 0.4
      ? steps(4)
          .map((index) => stroke(`M${400 + index * 26} ${150 + index * 8}q20 12 0 24`, '#ff6f9e', 5))
          .join('')
      : ''
  }`;
}

function volume(second: number): string {
  const up = rise(second, 0.6, 3.4);
  const bars = steps(20).map((index) =>
    block(
      80 + index * 19,
      360 - index * 10,
      13,
      20 + index * 10,
      index < 6 + 13 * up ? (index > 14 ? '#ff6f9e' : '#8df3e4') : '#ffffff33',
      4,
    ),
  );
  return `${room()}${bars.join('')}${placed(shape('M-22-60L60-60L14 12H54L-34 100L-6 26H-44z', '#ffd24a'), 640, 190, 0, 0.9 + 0.2 * up)}`;
}

export const silence = compose({
  name: 'silence',
  title: 'Five noise-canceling myths, measured',
  kicker: 'Headphones',
  hue: '#55b4ff',
  opening: '[A train, from the inside] The same recording, again and again.',
  shots: [
    {
      seconds: 8,
      draw: (second) =>
        `${room()}${wave(90, 26, '#ff6f9e', (x) => noise(x, second), 4)}${head({ x: 427, cups: rise(second, 1.6, 2.6), gap: mix(120, 0, rise(second, 1.6, 2.8)) })}`,
      push: [
        [427, 240, 1],
        [427, 230, 1.25],
      ],
      title: ['Our test head', 'Two ears, four pairs of glasses, no opinions'],
      sound: (second) => train(second, 1 - 0.85 * rise(second, 2.2, 2.8)),
      lines: [
        'This head has a microphone in each ear. We play it a train.',
        '[The train goes quiet] Then we ask it about five things people believe.',
      ],
      chapter: 'The test head',
    },
    {
      seconds: 9,
      draw: cancel,
      title: ['1. “It blocks sound, like a wall”'],
      sound: (second) =>
        (1 - 0.94 * rise(second, 1.6, 4)) * (hum(second, 180, 0.05) + hum(second, 331, 0.03)),
      lines: [
        '[Two tones fade] It adds the same sound upside down.',
        'What is left is nearly flat. The wall is made of more noise.',
      ],
      chapter: 'Myth 1: a wall',
    },
    {
      seconds: 10,
      draw: (second) =>
        `${room()}${head({ x: 250, glasses: rise(second, 0.4, 1), gap: 10 * rise(second, 0.4, 1) })}${decibels(
          second,
          [
            ['Tessel One', 27],
            ['Orrin Hush 2', 24],
            ['Corda Studio Q', 22],
            ['Marrow Over', 17],
          ],
        )}${verdict(second, 5.4, 'False: up to 9 decibels lost', false)}`,
      title: ['2. “Glasses make no difference”', 'Decibels removed, with thick frames'],
      sound: (second) =>
        train(second, 0.5) +
        steps(4).reduce((sum, index) => sum + bell(second, 0.8 + index * 0.8, 600 - index * 60, 0.03), 0),
      lines: [
        'Then we put thick frames on the head. It looks like a retired swimmer.',
        'The Tessel One loses 2 decibels. The Marrow Over loses 9.',
      ],
      chapter: 'Myth 2: glasses',
    },
    {
      seconds: 10,
      draw: voice,
      over: (second) => verdict(second, 4.2, 'False: voices come through', false).replaceAll('500', '500'),
      title: ['3. “It silences people”', 'Steady sounds go. Sudden ones do not'],
      sound: (second) =>
        train(second, 0.12) + (second % 0.7 < 0.4 ? hum(second, 150 + 60 * Math.sin(second * 9), 0.05) : 0),
      lines: [
        '[A voice] An engine hums the same note for hours. A voice changes before it can be answered.',
        'The train went away. The man with the almonds did too, but only because he chews evenly.',
      ],
      chapter: 'Myth 3: voices',
    },
    {
      seconds: 10,
      draw: seal,
      over: (second) =>
        faded(
          rise(second, 1.4, 1.9),
          numeral('22', 'dB, right tip', 676, 230, { size: 88, color: '#ffd24a' }),
        ),
      title: ['4. “Earbuds cannot do it”', 'Try all five sizes of tip'],
      sound: (second) => train(second, 0.2 + 0.8 * (0.5 - 0.5 * Math.cos(second * 1.6))),
      lines: [
        '[The train comes and goes] In-ear pairs removed 22 decibels with a proper seal.',
        'With the wrong tip the train is back.',
      ],
      chapter: 'Myth 4: earbuds',
    },
    {
      seconds: 10,
      draw: volume,
      over: (second) => verdict(second, 3.6, 'False, and hard on your ears', false),
      title: ['5. “Just turn the music up”'],
      sound: (second) =>
        train(second, 0.4) +
        hum(second, 330, 0.01 + 0.05 * rise(second, 0.6, 3.4)) +
        hum(second, 440, 0.01 + 0.03 * rise(second, 0.6, 3.4)),
      lines: [
        '[A chord grows louder] To drown out 27 decibels of train you would have to add 27 decibels of music.',
        'Ten decibels are twice as loud. Take the train away instead. [Silence]',
      ],
      chapter: 'Myth 5: louder',
    },
  ],
});
