import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { line, mix, rise, round, scatter, steps } from '../motion.ts';
import { block, box, disc, faded, shape, stage, stroke } from '../paint.ts';
import { bell, hiss, hum } from '../tones.ts';

const houses = steps(10).map((index) => ({
  x: 10 + index * 86,
  tall: 70 + Math.round(80 * scatter(index + 3)),
  /** When its lights go, and when the battery brings them back. */
  off: 2.4 + 1.2 * scatter(index + 20),
  on: 5.4 + 1.4 * scatter(index + 40),
}));

const snow = (second: number, count = 60) =>
  steps(count)
    .map((index) => {
      const fall = (second * (26 + 24 * scatter(index)) + 520 * scatter(index + 90)) % 520;
      return disc(
        854 * scatter(index + 7) + 14 * Math.sin(second + index),
        fall - 20,
        1.5 + 2 * scatter(index + 50),
        '#ffffff',
      );
    })
    .join('');

function town(second: number): string {
  const row = houses
    .map(({ x, tall, off, on }) => {
      const lit = second < off || second > on;
      const color = second > on ? '#ff9a3c' : '#ffe9a8';
      const windows = steps(Math.floor(tall / 36))
        .flatMap((level) =>
          [10, 38].map((at) => box(x + at, 372 - tall + level * 34, 16, 20, lit ? color : '#101a38')),
        )
        .join('');
      const roof = shape(`M${x - 6} ${360 - tall}l40-34 40 34z`, '#e8edf8');
      return `${block(x, 360 - tall, 68, tall + 40, '#28407c')}${roof}${windows}`;
    })
    .join('');
  const dark = rise(second, 2.4, 3.8) - rise(second, 5.4, 7);
  const stars = steps(50)
    .map((index) =>
      disc(854 * scatter(index + 60), 210 * scatter(index + 120), index % 5 === 0 ? 2.2 : 1.3, '#ffffff'),
    )
    .join('');
  return `${stage('#070c22', '#20357a', '#dfe6f4', 396)}${faded(0.25 + 0.75 * dark, stars)}${disc(150, 92, 34, '#f4e7c8')}${row}${box(0, 392, 854, 88, '#dfe6f4')}${snow(second)}`;
}

/** The one line in, and a tower that falls under the ice. */
function lineFails(second: number): string {
  const fallen = rise(second, 2.6, 3.5);
  const tower = (x: number, size: number, turn: number) =>
    `<g transform="translate(${x} 400) rotate(${round(turn)}) scale(${size})">${stroke('M0 0V-230M-70-190H70M-52-150H52M-70-190L0-230L70-190', '#3a2344', 14)}${[-70, 70].map((at) => disc(at, -180, 9, '#dfe6f4')).join('')}</g>`;
  const wire =
    fallen < 0.05
      ? stroke('M0 190Q200 260 420 216T854 150', '#3a2344', 4)
      : stroke('M0 190Q200 330 330 396M560 396Q700 300 854 150', '#3a2344', 4);
  return `${stage('#8c7fc8', '#e3dcf6', '#f4f6ff', 396)}${wire}${tower(130, 0.9, 0)}${tower(430, 1.05, 76 * fallen)}${tower(760, 1.3, 0)}${box(0, 396, 854, 84, '#f4f6ff')}${snow(second, 110)}`;
}

/** A plate in its bath: iron becomes rust, and the wire glows. */
function plate(second: number): string {
  const rust = rise(second, 0.8, 6);
  const spots = steps(46)
    .filter((index) => scatter(index + 11) < rust)
    .map((index) =>
      disc(
        334 + 186 * scatter(index),
        150 + 220 * (1 - scatter(index + 200) ** 1.6),
        8 + 16 * scatter(index + 5),
        ['#ff7a2e', '#d9541e', '#ff9a3c'][index % 3] ?? '#ff7a2e',
      ),
    )
    .join('');
  const bubbles = steps(12)
    .map((index) =>
      disc(
        300 - 20 * scatter(index),
        390 - ((second * 60 + index * 32) % 260),
        3 + 4 * scatter(index + 3),
        '#9be8ff',
      ),
    )
    .join('');
  const charge = steps(5)
    .map((index) => disc(mix(427, 854, (second * 0.5 + index / 5) % 1), 96, 7, '#ffc23d'))
    .join('');
  return `${stage('#0b1030', '#2a2c6b', '#151846', 410, '#57c7e3')}${box(230, 130, 394, 280, '#57c7e333')}${stroke('M427 140V96H854', '#c9c3b4', 8)}${charge}${block(320, 130, 214, 250, '#aab3c4', 6)}<clipPath id="plate"><rect x="320" y="130" width="214" height="250" rx="6"/></clipPath><g clip-path="url(#plate)">${spots}</g>${bubbles}${stroke('M230 120V410H624V120', '#e6f1ff', 6)}`;
}

const left = [94, 84, 74, 65, 55, 45, 35, 26];
const hours = [0, 12, 24, 36, 48, 60, 72, 83];

/** What was left in the battery, as the utility reported it. */
function chargeLeft(second: number): string {
  const shown = rise(second, 0.5, 6.5) * 83;
  const x = (hour: number) => 110 + (hour / 83) * 640;
  const y = (percent: number) => 400 - percent * 2.7;
  const points = hours.flatMap((hour, index): [number, number][] =>
    hour <= shown ? [[x(hour), y(left[index] ?? 0)]] : [],
  );
  const grid = [0, 25, 50, 75, 100]
    .map(
      (percent) =>
        `${box(110, y(percent), 640, 1.5, '#ffffff33')}${text(`${percent} %`, 96, y(percent) + 6, { size: 17, lettering: 'label', anchor: 'end', color: '#bac1d1' })}`,
    )
    .join('');
  const at = hours.findLastIndex((hour) => hour <= shown);
  return `${box(0, 0, 854, 480, '#0b1030')}${grid}${steps(Math.floor(shown))
    .map((hour) => box(x(hour), y(94 - (hour / 83) * 68), 2.5, 400 - y(94 - (hour / 83) * 68), '#ff7a2e88'))
    .join(
      '',
    )}${points.length > 1 ? stroke(line(points), '#ffc23d', 5) : ''}${points.map(([px, py]) => disc(px, py, 7, '#ffffff')).join('')}${text(`Hour ${Math.round(shown)}`, 750, 440, { size: 26, anchor: 'end' })}${numeral(`${left[at] ?? 26} %`, 'left in the battery', 744, 130, { size: 64, color: '#ffc23d', anchor: 'end' })}`;
}

const wind = (second: number) => hiss(second, 0.05 + 0.03 * Math.sin(second * 0.9), 14);
const mains = (second: number, on = 1) => (hum(second, 60, 0.03) + hum(second, 120, 0.014)) * on;

export const blackout = compose({
  name: 'blackout',
  title: 'A night with a rust battery',
  kicker: 'Energy',
  hue: '#ac95ff',
  opening: '[Wind] Copper Landing, Michigan, in January.',
  shots: [
    {
      seconds: 6,
      scene: 'inside-the-rust-battery-2',
      push: [
        [427, 240, 1],
        [427, 200, 1.3],
      ],
      title: ['Copper Landing, Michigan', '4,100 people, one line in'],
      sound: wind,
      lines: ['[Wind] The town is at the end of one line, which is 61 years old.'],
      chapter: 'The only line in',
    },
    {
      seconds: 6,
      draw: lineFails,
      push: [
        [427, 240, 1],
        [430, 280, 1.12],
      ],
      sound: (second) => wind(second) + hiss(second, 0.16 * Math.exp(-((second - 3.2) ** 2) * 8), 8),
      lines: ['It comes down under the ice, over 40 miles. [A crash in the snow]'],
    },
    {
      seconds: 9,
      draw: town,
      push: [
        [427, 240, 1],
        [427, 300, 1.1],
      ],
      over: (second) =>
        second > 5.6
          ? faded(rise(second, 5.6, 6), tag('Caught in a fifth of a second', 36, 74, '#ffffff'))
          : '',
      sound: (second) =>
        mains(second, 1 - rise(second, 2.4, 3.6) + rise(second, 5.4, 6.6)) + wind(second) * 0.5,
      lines: [
        '[The hum of the mains fades] The windows go dark, one by one.',
        'Slowed down here: lithium catches the town in a fifth of a second. [The hum returns]',
        'Over the next two minutes the iron comes up underneath.',
      ],
      chapter: 'Lights out',
    },
    {
      seconds: 6,
      scene: 'inside-the-rust-battery',
      push: [
        [427, 200, 1.25],
        [427, 260, 1],
      ],
      draw: (second) => snow(second, 40),
      title: ['108 steel boxes', 'About 70 tons of iron and water each'],
      sound: (second) => mains(second) + wind(second) * 0.6,
      lines: ['Behind a fence stand 108 boxes of iron plates in salty water.'],
      chapter: 'A barn full of iron',
    },
    {
      seconds: 7,
      draw: plate,
      push: [
        [427, 240, 1],
        [427, 250, 1.2],
      ],
      title: ['Discharging is rusting', 'with a wire attached'],
      sound: (second) => mains(second) + bell(second, Math.floor(second / 0.9) * 0.9, 1200, 0.008),
      lines: [
        'To give power back, iron takes up oxygen and rusts.',
        'To charge, current turns the rust back into iron.',
      ],
    },
    {
      seconds: 8,
      draw: chargeLeft,
      title: ['Eighty-three hours on iron'],
      sound: (second) =>
        mains(second) +
        steps(8).reduce((sum, index) => sum + bell(second, 0.6 + index * 0.75, 660 - index * 40, 0.03), 0),
      lines: [
        '[A falling tone every 12 hours] From 94 percent to 26, in 83 hours.',
        'The school stayed open. The grocery ran out of bananas, and of nothing else.',
      ],
      chapter: 'Eighty-three hours',
    },
  ],
});
