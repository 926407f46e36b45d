import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, shadow, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, hum, knock } from '../tones.ts';

const shop = () => stage('#141824', '#39415a', '#0d1019', 400, '#63e6ce');

/** A torch that lays a bead from left to right; sparks when it is real. */
function torch(second: number, part: number, isReal: boolean, shake = 0): string {
  const x = mix(190, 660, part) + shake * 6 * Math.sin(second * 40);
  const y = 318 + shake * 8 * Math.sin(second * 31);
  const bead = steps(Math.floor(part * 36))
    .map((index) =>
      ball(
        196 + index * 13,
        324 + (isReal ? 3 * (scatter(index) - 0.5) * (1 + 4 * shake) : 0),
        9,
        isReal ? (index > part * 36 - 6 ? '#ff9a3c' : '#8a8fa8') : '#63e6ce',
      ),
    )
    .join('');
  const sparks = isReal
    ? steps(18)
        .map((index) => {
          const at = (second * 2.4 + scatter(index)) % 1;
          return disc(
            x + (scatter(index + 9) - 0.5) * 260 * at,
            y - 120 * at * scatter(index + 5) + 150 * at * at,
            3.4 - 2 * at,
            '#ffd166',
          );
        })
        .join('')
    : '';
  const glow = `<radialGradient id="arc"><stop stop-color="#ffffff"/><stop offset=".3" stop-color="${isReal ? '#9be8ff' : '#63e6ce'}" stop-opacity=".8"/><stop offset="1" stop-color="#63e6ce" stop-opacity="0"/></radialGradient>`;
  return `<defs>${glow}</defs>${block(130, 326, 594, 40, isReal ? '#6c7589' : '#24405a', 4)}${bead}${faded(isReal ? 0.7 + 0.3 * Math.sin(second * 50) : 0.8, `<circle cx="${round(x)}" cy="${round(y)}" r="${isReal ? 90 : 56}" fill="url(#arc)"/>`)}${sparks}${stroke(`M${round(x)} ${round(y)}L${round(x + 70)} ${round(y - 110)}`, '#e9ecf4', 7)}${stroke(`M${round(x + 70)} ${round(y - 110)}L${round(x + 150)} ${round(y - 170)}`, '#ff5436', 22)}${ball(x + 150, y - 168, 34, '#8a5a2c')}${solid(`M${round(x + 140)} ${round(y - 190)}L900 ${round(y - 300)}V${round(y - 170)}L${round(x + 170)} ${round(y - 138)}z`, '#5b3a1c')}`;
}

function inHeadset(second: number): string {
  const part = rise(second, 0.6, 7);
  const score = (name: string, value: number, y: number) =>
    `${text(name, 60, y, { size: 19, lettering: 'label', color: '#63e6ce' })}${steps(20)
      .map((index) => box(150 + index * 7, y - 14, 4, 16, index < value * 20 ? '#63e6ce' : '#2b3558'))
      .join('')}`;
  const grid = steps(12)
    .map((index) =>
      stroke(`M${index * 78} 400L${round(427 + (index * 78 - 427) * 0.35)} 300`, '#2b557a', 1.5),
    )
    .join('');
  return `${box(0, 0, 854, 480, '#071425')}${grid}${stroke('M0 330H854M0 372H854', '#2b557a', 1.5)}${torch(second, part, false)}${score('Angle', 0.8 + 0.1 * Math.sin(second * 2), 150)}${score('Distance', 0.7 + 0.15 * Math.sin(second * 3), 180)}${score('Speed', 0.85 + 0.08 * Math.sin(second * 1.7), 210)}`;
}

function rods(second: number): string {
  const can = (x: number, count: number, label: string, name: string, color: string, at: number) => {
    const shown = rise(second, at, at + 2.2);
    const stubs = steps(Math.round((count / 5) * shown))
      .map((index) =>
        stroke(`M${x - 80 + (index % 15) * 11} ${300 - Math.floor(index / 15) * 24}v-44`, color, 5),
      )
      .join('');
    return `${stubs}${solid(`M${x - 100} 286h200v112h-200z`, '#c3ccdd')}${box(x - 100, 318, 200, 40, '#e23a2e')}${text(name, x, 346, { size: 22, lettering: 'label', anchor: 'middle' })}${text(String(Math.round(count * shown)), x, 446, { size: 44, anchor: 'middle' })}${faded(shown, text(label, x, 470, { size: 17, lettering: 'label', anchor: 'middle', color: '#bac1d1' }))}`;
  };
  return `${shop()}${can(260, 212, 'rods a student', 'The usual way', '#8a8fa8', 0.4)}${can(594, 125, 'rods a student', 'Headset first', '#63e6ce', 1.4)}`;
}

const crackle = (second: number, loud = 1) =>
  hiss(second, (0.06 + 0.05 * scatter(Math.floor(second * 40))) * loud, 2) + hum(second, 120, 0.02 * loud);

export const welder = compose({
  name: 'welder',
  title: 'Teaching a welder with a headset',
  kicker: 'AR & VR',
  hue: '#ac95ff',
  opening: '[A workshop hums] Tulsa, Oklahoma.',
  shots: [
    {
      seconds: 6,
      scene: 'welding-students-who-began-in-a-headset',
      push: [
        [427, 240, 1],
        [520, 250, 1.25],
      ],
      title: ['Osage Trade Institute, Tulsa', '96 beginners, two groups'],
      sound: (second) => hum(second, 60, 0.02) + hiss(second, 0.01, 20),
      lines: [
        'Forty-eight learned in the usual way. Forty-eight began in a headset. A washer from a bucket decided who.',
      ],
      chapter: 'Two groups',
    },
    {
      seconds: 9,
      draw: inHeadset,
      title: ['A first bead, in light', 'Scored a hundred times a second'],
      sound: (second) => hum(second, 220, 0.012) + bell(second, every(second, 0.7), 880, 0.03),
      lines: [
        '[Soft tones] In the headset the puddle is light that behaves as metal would.',
        'Angle, distance, speed. Nobody is spattered.',
      ],
      chapter: 'In light',
    },
    {
      seconds: 8,
      draw: (second) =>
        `${shop()}${shadow(427, 404, 620, 24)}${torch(second, rise(second, 0.4, 8) * 0.7, true, second > 2 ? Math.max(0, Math.sin(second * 3)) : 0)}`,
      over: (second) => (second > 2.2 ? tag('Day 11', 700, 96, '#080a12', '#ffc23d', 24) : ''),
      title: ['Then in steel'],
      sound: (second) => crackle(second) + knock(second, every(second, 1.05), 700, 0.05),
      lines: [
        '[An arc crackles] On day 11 they meet real fire. The angle is right, the speed is right.',
        'And at every spark they jump. “Lovely hands and no nerve,” says their instructor, Arlene Tsosie.',
      ],
      chapter: 'In steel',
    },
    {
      seconds: 7,
      draw: rods,
      title: ['Every stub was counted', 'After six weeks'],
      sound: (second) => knock(second, every(second, 0.16), 1600, second < 3.8 ? 0.03 : 0),
      lines: ['[Rods drop into cans] 212 rods against 125. That is 41 percent less metal.'],
      chapter: 'Forty-one percent',
    },
    {
      seconds: 7,
      draw: (second) => `${shop()}${torch(second, 0.1 + 0.8 * rise(second, 0, 7), true, 0)}`,
      over: (second) =>
        faded(
          rise(second, 2.4, 2.9),
          numeral('37 of 48', 'passed with the headset, 39 without', 60, 190, { size: 64 }),
        ),
      title: ['The test', 'Judges saw only a numbered plate'],
      sound: (second) => crackle(second, 0.8),
      lines: [
        '[The arc, steady] On the test the groups were close: 37 passed, against 39.',
        'The next class strikes a real arc on the first afternoon. Nobody jumps.',
      ],
      chapter: 'Nobody jumps',
    },
  ],
});
