import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shape, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, hum, knock } from '../tones.ts';

/** A boat chase, as the test game shows it: the boat jumps as far as the rate makes it. */
function harbor(second: number, rate: number): string {
  const seen = Math.floor(second * rate) / rate;
  const x = ((seen * 150) % 560) - 40;
  const waves = steps(9)
    .map((index) => stroke(`M${((index * 70 - seen * 60) % 560) - 40} 190q18 -12 36 0t36 0`, '#9be8ff', 4))
    .join('');
  return `${box(0, 0, 480, 270, '#ff9a5c')}${disc(360, 100, 44, '#fff0c2')}${shape('M0 170L90 96L190 170L280 120L400 170H480V270H0z', '#c2446a')}${box(0, 168, 480, 102, '#24336e')}${waves}${placed(`${solid('M-60 0h120l-24 30h-80z', '#ffffff')}${solid('M-20 -4v-46l44 46z', '#ffc23d')}`, x, 176 + 4 * Math.sin(seen * 5), 3 * Math.sin(seen * 4))}`;
}

/** The handheld with the game on its screen. */
function deck(second: number, rate: number, x = 427, y = 240, scale = 1): string {
  return placed(
    `${block(-330, -156, 660, 312, '#1a1238', 70)}${box(-246, -140, 492, 280, '#000000', 10)}<svg x="-240" y="-135" width="480" height="270" viewBox="0 0 480 270">${harbor(second, rate)}</svg>${ball(-288, -40, 26, '#39415a')}${ball(288, 50, 26, '#39415a')}${[
      [288, -70],
      [266, -48],
      [310, -48],
      [288, -26],
    ]
      .map(([cx = 0, cy = 0], index) =>
        ball(cx, cy, 9, ['#ffc23d', '#ff6a55', '#55b4ff', '#3bd696'][index] ?? '#fff'),
      )
      .join('')}`,
    x,
    y,
    0,
    scale,
  );
}

const night = () => stage('#3a1fb8', '#7e5bff', '#2a1690', 410, '#8df3e4');

/** A screen that refreshes 120 times a second, in slow motion, and which frame each refresh shows. */
function refreshes(second: number, rate: number, color: string): string {
  const each = 120 / rate;
  const now = Math.floor(second * 3);
  return steps(24)
    .map((index) => {
      if (index > now) return '';
      // A frame appears at the first refresh after it is ready.
      const frame = Math.floor(index / each + 1e-9);
      const first = index === 0 || Math.floor((index - 1) / each + 1e-9) !== frame;
      return `${block(62 + index * 31, 0, 27, 60, frame % 2 ? color : `${color}99`, 3)}${first ? text(String(frame + 1), 75 + index * 31, -10, { size: 18, anchor: 'middle' }) : ''}`;
    })
    .join('');
}

function compareRows(second: number): string {
  const row = (y: number, rate: number, words: string, color: string) =>
    `${placed(refreshes(second, rate, color), 0, y)}${text(words, 62, y + 88, { size: 20, lettering: 'label' })}`;
  return `${box(0, 0, 854, 480, '#120742')}${row(160, 40, '40 a second: every frame is shown for three refreshes', '#8df3e4')}${row(320, 50, '50 a second: two, three, two, two… it stumbles', '#ff7a4a')}`;
}

function lanes(second: number): string {
  const across = (at: number) => mix(120, 734, 0.5 - 0.5 * Math.cos((at / 4) * 2 * Math.PI));
  return `${box(0, 0, 854, 480, '#1a1046')}${(
    [
      [3, '#ff4d6d'],
      [6, '#ffc23d'],
      [12, '#6ff0d2'],
    ] as const
  )
    .map(([rate, color], index) => {
      const y = 150 + index * 110;
      const seen = Math.floor(second * rate) / rate;
      const ghosts = steps(5)
        .map((back) =>
          disc(across(seen - (back + 1) / rate), y, 26, `${color}${['55', '40', '2c', '1c', '10'][back]}`),
        )
        .join('');
      return `${stroke(`M90 ${y + 38}H764`, '#3a2a86', 4)}${ghosts}${ball(across(seen), y, 30, color)}`;
    })
    .join('')}`;
}

function battery(second: number): string {
  const row = (y: number, name: string, minutes: number, label: string, color: string, at: number) => {
    const grown = rise(second, at, at + 1.4);
    return `${text(name, 80, y, { size: 24, lettering: 'label' })}${block(80, y + 14, 640, 54, '#2a1690', 8)}${grown > 0 ? block(86, y + 20, Math.max(16, (minutes / 310) * 628 * grown), 42, color, 5) : ''}${box(722, y + 28, 10, 26, '#2a1690', 3)}${faded(grown, text(label, 104, y + 52, { size: 28, color: '#120742' }))}`;
  };
  return `${night()}${row(150, '71 frames a second', 130, '2 h 10', '#ff7a4a', 0.5)}${row(290, 'Capped at 40', 305, '5 h 5', '#8df3e4', 1.8)}`;
}

const fan = (second: number, loud: number) => hiss(second, 0.05 * loud, 6) + hum(second, 210, 0.012 * loud);

export const rates = compose({
  name: 'rates',
  title: 'Frame by frame: why forty feels smooth',
  kicker: 'Gaming',
  hue: '#55b4ff',
  opening: '[A fan roars] The Quarry Deck 7, at full power.',
  shots: [
    {
      seconds: 6,
      draw: (second) => `${night()}${deck(second, 12, 427, 268, 0.86)}`,
      push: [
        [427, 240, 1],
        [427, 260, 1.08],
      ],
      over: (second) =>
        faded(rise(second, 1, 1.4), numeral('71', 'frames a second', 818, 78, { size: 60, anchor: 'end' })),
      title: ['Saltmarsh II', 'The harbor chase, our test game'],
      sound: (second) => fan(second, 1),
      lines: ['[The fan roars] Seventy-one frames a second. No handheld we have measured draws more.'],
      chapter: 'Seventy-one',
    },
    {
      seconds: 7,
      draw: lanes,
      title: ['The same ball, three rates', 'Slowed down'],
      sound: (second) =>
        bell(second, every(second, 0.33), 300, 0.02) + bell(second, every(second, 0.0833), 1200, 0.006),
      lines: [
        '[Ticks] Slowed down, a game is a row of stills. Look at the gaps between the shadows.',
        'Where the shadows touch, the eye stops counting.',
      ],
      chapter: 'The gaps',
    },
    {
      seconds: 9,
      draw: compareRows,
      title: ['One screen, 120 refreshes a second', 'Each block is one refresh'],
      sound: (second) => knock(second, every(second, 1 / 3), 600, 0.04),
      lines: [
        '[A tick for each refresh] The screen redraws 120 times a second. Forty divides that evenly.',
        'Fifty does not: some frames stay longer than others, and you feel the stumble.',
      ],
      chapter: 'It divides',
    },
    {
      seconds: 6,
      draw: (second) => `${night()}${deck(second, 12, 220, 260, 0.58)}${deck(second, 6, 640, 260, 0.58)}`,
      over: () =>
        `${tag('Even', 180, 410, '#080a12', '#8df3e4')}${tag('Uneven', 596, 410, '#080a12', '#ff7a4a')}`,
      title: ['Side by side, slowed down'],
      sound: (second) => fan(second, 0.5),
      lines: ['Left: every frame the same length. Right: one in two waits. Same game, same boat.'],
    },
    {
      seconds: 7,
      draw: battery,
      title: ['What the cap buys', 'Quarry Deck 7, one charge'],
      sound: (second) => fan(second, 1 - 0.7 * rise(second, 1.8, 3)),
      lines: [
        '[The fan drops to a murmur] Capped at 40 the battery lasts five hours and five minutes. Uncapped, two hours ten.',
      ],
      chapter: 'What the cap buys',
    },
    {
      seconds: 6,
      scene: 'best-handheld-consoles',
      push: [
        [427, 240, 1.2],
        [427, 240, 1],
      ],
      over: (second) =>
        faded(
          rise(second, 0.8, 1.2),
          tag('27 of 40 people could not tell 40 from 60', 36, 440, '#080a12', '#ffc23d', 22),
        ),
      sound: (second) => hiss(second, 0.008, 20),
      lines: ['In our blind test, 27 of 40 people could not say which handheld ran at 60.'],
      chapter: 'The blind test',
    },
  ],
});
