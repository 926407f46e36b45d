import { compose } from '../compose/compose.ts';
import { tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shadow, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, hum, knock } from '../tones.ts';

const kitchen = () => stage('#8fe0c4', '#c9f3e2', '#5dbfa0', 400, '#ff6b4f');

/** A cake of a height and a color, in its tin. */
function cakeOf(x: number, y: number, baked: number, scale = 1, burnt = 0): string {
  const top = mix(-26, -96, baked);
  const light = mix(mix(82, 60, baked), 18, burnt);
  return placed(
    `${solid(`M-127 0V${round(top + 18)}C-87 ${round(top - 34 * baked)} 87 ${round(top - 34 * baked)} 127 ${round(top + 18)}V0z`, `hsl(${round(mix(54, 36, baked) - 14 * burnt)} ${round(88 - 40 * burnt)}% ${round(light)}%)`)}${block(-141, -6, 282, 24, '#7a8296', 6)}`,
    x,
    y,
    0,
    scale,
  );
}

function mixing(second: number): string {
  const turn = second * 5;
  const pour = rise(second, 3.4, 6);
  const lemon = (x: number, y: number) => `${ball(x, y, 30, '#ffd93a')}${disc(x + 27, y, 7, '#e8b800')}`;
  return `${kitchen()}${lemon(130, 372)}${lemon(196, 378)}${block(640, 300, 120, 100, '#fff9f0', 8)}${text('Flour', 700, 360, { size: 26, anchor: 'middle', color: '#0e4b4a' })}${shadow(427, 404, 380, 24)}${solid('M270 240h314c0 100-60 160-157 160s-157-60-157-160z', '#ff6b4f')}<ellipse cx="427" cy="242" rx="157" ry="${round(26)}" fill="#fff0a8"/>${stroke(`M${round(427 + 70 * Math.cos(turn))} ${round(246 + 12 * Math.sin(turn))}L${round(500 + 40 * Math.cos(turn))} 40`, '#8a5a2c', 16)}${pour > 0 ? faded(pour, disc(427 + 30 * Math.cos(turn + 2), 244, 16, '#ffd93a')) : ''}`;
}

/** The oven with its window; the dial says 350, the probe says otherwise. */
function oven(second: number, done: number): string {
  const baked = rise(second, 0.4, done);
  const open = rise(second, done + 0.5, done + 1.6);
  const shown = Math.round(
    mix(70, 327, rise(second, 0, done * 0.7)) + (second > done * 0.7 ? 9 * Math.sin(second * 3) : 0),
  );
  const angle = (second / done) * 2 * Math.PI - Math.PI / 2;
  return `${kitchen()}${block(190, 96, 474, 314, '#0e4b4a', 26)}${box(250, 180, 354, 204, '#06272b', 16)}${steps(
    4,
  )
    .map((index) => ball(286 + index * 56, 138, 14, '#8fe0c4'))
    .join(
      '',
    )}${block(520, 118, 110, 42, '#06272b', 6)}${text(`${shown}`, 575, 150, { size: 32, anchor: 'middle', color: '#ffc23d' })}${box(250, 372, 354, 5, '#5b7a78')}${cakeOf(427, 366, baked)}${faded(0.34 * (1 - open), box(250, 180, 354, 204, '#ff8a2a', 16))}${faded(
    open,
    steps(3)
      .map((index) =>
        stroke(`M${370 + index * 56} ${round(232 - 30 * open)}q-14 -22 0 -44t0 -44`, '#ffffff', 6),
      )
      .join(''),
  )}${ball(752, 150, 58, '#ffffff')}${stroke(second < done ? `M752 150L${round(752 + 40 * Math.cos(angle))} ${round(150 + 40 * Math.sin(angle))}` : 'M752 150V110', '#ff6b4f', 8)}${disc(752, 150, 7, '#ff6b4f')}`;
}

/** Fifty-two ovens as a wall of small windows. */
function wall(second: number): string {
  return `${stage('#06343f', '#0f7a7d', '#05303a', 460)}${steps(52)
    .map((index) => {
      const shown = rise(second, 0.2 + index * 0.07, 0.4 + index * 0.07);
      if (shown === 0) return '';
      const [x, y] = [62 + (index % 13) * 56, 164 + Math.floor(index / 13) * 72];
      const hot = index % 52 < 19;
      const last = index === 51;
      return placed(
        `${block(-23, -28, 46, 56, last ? '#ffc23d' : '#0e4b4a', 5)}${box(-16, -8, 32, 26, hot ? '#ff5a2b' : '#57c7e3')}${disc(-10, -18, 3, '#ffffff')}${disc(0, -18, 3, '#ffffff')}`,
        x,
        y,
        0,
        shown,
      );
    })
    .join('')}`;
}

/** The first and the last of the log: pudding and boot leather. */
function extremes(second: number): string {
  return `${kitchen()}${shadow(240, 396, 300)}${shadow(620, 396, 300)}${cakeOf(240, 380, 0.15)}${cakeOf(620, 380, 0.7, 1, 0.95)}${second > 1 ? tag('304°: lemon pudding', 130, 440) : ''}${second > 2.2 ? tag('401°: boot leather', 520, 440) : ''}${faded(
    rise(second, 2.4, 3),
    steps(3)
      .map((index) =>
        stroke(
          `M${580 + index * 40} ${round(250 - 8 * Math.sin(second * 2 + index))}q-14 -22 0 -44t0 -44`,
          '#39415a',
          7,
        ),
      )
      .join(''),
  )}`;
}

/** The neighbors are consulted: plates, forks, one slice less each time. */
function neighbors(second: number): string {
  const left = Math.max(1, 6 - Math.floor(second / 1.1));
  const slices = steps(left)
    .map((index) =>
      placed(
        solid('M0 0L-34 -110A116 116 0 0 1 34 -110z', index % 2 ? '#ffd35c' : '#ffc43a'),
        427,
        250,
        index * 60 + 30,
      ),
    )
    .join('');
  const face = (x: number, y: number, color: string, nod: number) =>
    placed(
      `${ball(0, 0, 40, color)}${disc(-14, -6, 4, '#26062a')}${disc(14, -6, 4, '#26062a')}${stroke(`M-14 12q14 ${round(6 + 8 * nod)} 28 0`, '#26062a', 4)}`,
      x,
      y + 6 * nod,
    );
  const nod = (at: number) => (second > at ? Math.abs(Math.sin((second - at) * 4)) : 0);
  return `${stage('#ffc49b', '#ffe3cb', '#f59a6e', 480, '#e23a2e')}${`<ellipse cx="427" cy="260" rx="300" ry="160" fill="#fff9f0"/>`}${shadow(427, 270, 280, 200)}${slices}${face(110, 150, '#a06a50', nod(1.2))}${face(744, 150, '#e0a888', nod(2.3))}${face(110, 380, '#8a5a44', nod(3.4))}${face(744, 380, '#ffd9c0', nod(4.5))}`;
}

const fan = (second: number) => hum(second, 70, 0.018) + hiss(second, 0.01, 18);

export const cake = compose({
  name: 'cake',
  title: 'The lemon cake test, fifty-second oven',
  kicker: 'Kitchen & household',
  hue: '#35d8d3',
  opening: '[A wooden spoon in a bowl] Same flour, same tin.',
  shots: [
    {
      seconds: 7,
      draw: mixing,
      push: [
        [427, 260, 1],
        [427, 230, 1.15],
      ],
      title: ['The same cake', 'Claire Dubois, since 2019'],
      sound: (second) => knock(second, every(second, 0.42), 200, 0.06) + hiss(second, 0.006, 5),
      lines: [
        '[Stirring] Claire Dubois has baked this lemon cake in 51 ovens.',
        'Two lemons. The same flour. This is number 52.',
      ],
      chapter: 'The same cake',
    },
    {
      seconds: 11,
      draw: (second) => oven(second, 8),
      over: (second) =>
        second > 2
          ? tag('Dial: 350', 36, 200) +
            tag(second > 6 ? 'Probe: 327' : 'Probe', 36, 246, '#080a12', '#ffc23d')
          : '',
      title: ['Oven 52', '350 on the dial, 35 minutes'],
      sound: (second) => (second < 8 ? fan(second) : bell(second, 8, 1320) + bell(second, 8.4, 1320)),
      lines: [
        '[The oven hums] The dial says 350. The probe says 327 and wanders.',
        'It rises, evenly on both sides, and turns from lemon to gold.',
        '[The bell rings twice] Done.',
      ],
      chapter: 'Thirty-five minutes',
    },
    {
      seconds: 7,
      draw: wall,
      over: (second) =>
        faded(rise(second, 4.4, 4.9), tag('19 ran hot, 33 ran cold', 36, 456, '#080a12', '#ffc23d', 22)),
      title: ['Fifty-two ovens', 'Red runs hot, blue runs cold'],
      sound: (second) => knock(second, every(second, 0.14), 500, second < 4 ? 0.025 : 0),
      lines: [
        '[A click for each] Of 52 dials, 19 ran hot and 33 ran cold.',
        'On average they were off by 23 degrees.',
      ],
      chapter: 'Fifty-two dials',
    },
    {
      seconds: 6,
      draw: extremes,
      title: ['The coldest and the hottest'],
      sound: (second) => fan(second) * 0.5 + knock(second, 2.4, 80, 0.1),
      lines: ['The coldest made a warm pudding.', 'With the hottest you could have resoled a boot. [A thud]'],
      chapter: 'Pudding and leather',
    },
    {
      seconds: 7,
      draw: neighbors,
      title: ['The neighbors are consulted'],
      sound: (second) =>
        knock(second, every(second, 1.1), 1500, 0.03) + knock(second, every(second, 1.1) + 0.12, 1700, 0.02),
      lines: [
        '[Forks on plates] Oven 52 is exactly average: 23 degrees cold.',
        'Nobody at the table has noticed.',
      ],
      chapter: 'The verdict',
    },
  ],
});
